/**
 * Fewest characters of a password, for the browser's check and the server's: six for plain accounts (specification §5).
 */
export const passwordLengths = { account: 6, staff: 12 } as const
