/** `trap` stays empty; `taken` is in milliseconds, '' without script. */
export const guardFields = { trap: 'website', taken: 'taken' } as const
