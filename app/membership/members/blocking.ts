/** Years after leaving for which the law requires payment data (Código de Comercio, art. 30). */
export const BLOCKED_YEARS = 6
