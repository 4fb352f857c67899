import { searchGroups, type SearchGroup } from '#app/noun.ts'
import type { Found } from './found.ts'

export type FoundGroup = { group: SearchGroup; lines: Found[] }

/** The groups that have lines, in their order. */
export function groupFound(found: readonly Found[], most = Infinity): FoundGroup[] {
  return searchGroups
    .map((group) => ({ group, lines: found.filter((line) => line.group === group).slice(0, most) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Of the navigation to a line: what its page opens. */
export function linkState({ opens, creates }: Found): { open?: string; creates?: true } | undefined {
  if (creates) return { creates }
  return opens === undefined ? undefined : { open: opens }
}
