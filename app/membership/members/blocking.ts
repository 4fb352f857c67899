/**
 * How long the law makes the club keep what a member paid with, in years from the day of leaving (Código de Comercio,
 * art. 30).
 */
export const blockedYears = 6
