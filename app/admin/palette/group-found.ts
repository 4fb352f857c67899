import type { Language } from '#app/i18n/language.ts'
import type { Label } from '#app/noun.ts'
import { nouns } from '#app/nouns.ts'
import type { Found } from './found.ts'
import type { SearchTexts } from './search-texts.ts'

export type FoundGroup = { group: string; lines: Found[] }

/** Groups with the name of a list, by its table. */
const lists = new Map<string, Label>(
  nouns.flatMap(({ found, menu }) => (found && menu && !found.group ? [[found.table, menu.label] as const] : [])),
)
const searchGroups = ['page', 'people', 'bookings', ...lists.keys(), 'posts', 'acts', 'screens']

export function groupTitle(group: string, texts: SearchTexts, language: Language): string | undefined {
  return lists.get(group)?.[language] ?? (texts.groups as Record<string, string>)[group]
}

/** The groups that have lines, in their order. */
export function groupFound(found: readonly Found[], most = Infinity): FoundGroup[] {
  return searchGroups
    .map((group) => ({ group, lines: found.filter((line) => line.group === group).slice(0, most) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Of the navigation to a line: what its page opens. */
export function linkState({ opens, presses }: Found): { open?: string; presses?: string } | undefined {
  if (presses !== undefined) return { presses }
  return opens === undefined ? undefined : { open: opens }
}
