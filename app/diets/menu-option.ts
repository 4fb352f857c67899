import type { Langs } from '#app/i18n/localized-row.ts'

/** What a guest can choose, in the order of the menu. */
export type MenuOption = { id: number; name: string; langs: Langs<'name'> }
