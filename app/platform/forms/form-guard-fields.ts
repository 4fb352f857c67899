/**
 * `trap` stays empty: its name means nothing to programs that fill in forms. `taken` is in milliseconds, '' without
 * script.
 */
export const guardFields = { trap: 'sobretaula', taken: 'taken' } as const
