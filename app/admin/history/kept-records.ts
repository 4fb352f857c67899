import { nouns } from '#app/nouns.ts'
import type { Kept } from '#app/noun.ts'
import type { Language } from '#app/i18n/language.ts'
import type { KeptKind } from '#app/platform/audit-actions.ts'

export type KeptRecord = Kept & {
  kind: KeptKind
  /** The list in the panel. */
  list: string
  /** The last part of its address, also in that of a history. */
  segment: string
  label: Readonly<Record<Language, string>>
  table: string
  name: string
  /** With `:id`; the list of records without a page. */
  path: string
}

/** The records with a history, in the order of the menu. */
export const keptRecords: readonly KeptRecord[] = nouns.flatMap(({ menu, subjects = {} }) =>
  Object.entries(subjects).flatMap(([kind, { es, ca, table, ...subject }]) =>
    menu && table && subject.kept
      ? [
          {
            ...subject.kept,
            kind: kind as KeptKind,
            list: menu.to,
            segment: menu.to.split('/').at(-1) ?? '',
            label: { es, ca },
            table,
            name: subject.name,
            path: subject.path ?? menu.to,
          },
        ]
      : [],
  ),
)
