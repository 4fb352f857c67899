/** What `FormGuard` sends along: a field that stays empty, and milliseconds ('' without script). */
export const guardFields = { trap: 'website', taken: 'taken' } as const
