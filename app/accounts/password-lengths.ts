/** Minimum characters of a password, checked in the browser and on the server (specification, Accounts and roles). */
export const passwordLengths = { account: 6, staff: 12 } as const
