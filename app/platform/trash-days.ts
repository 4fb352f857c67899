/** How long what was deleted can be taken out of the trash. */
export const TRASH_DAYS = 30
