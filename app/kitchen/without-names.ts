import { foodWords } from './food-words.ts'
import { hideNames } from './hide-names.ts'
import type { KitchenGuest } from './kitchen-sheet.ts'

/** A text with a name, which the sheet hides, for the office to correct. */
export type HiddenName = { table: string; text: string; isTable: boolean }

/**
 * The guests without the names of anybody of the event in their notes and table labels. In notes a name that is a food
 * stays: the kitchen must rather read a name than miss an allergy. Labels that become equal get numbers, so that two
 * tables stay two.
 */
export function withoutNames(
  guests: readonly KitchenGuest[],
  names: readonly string[],
): { guests: KitchenGuest[]; hidden: HiddenName[] } {
  const hide = hideNames(names)
  const hideInNote = hideNames(names, foodWords)
  const labels = labelsWithoutNames([...new Set(guests.map(({ table }) => table))], (label) => hideNumbers(hide(label)))
  const hidden = [...labels]
    .filter(([label, shown]) => label !== shown)
    .map(([label]) => ({ table: label, text: label, isTable: true }))
  const safe = guests.map((guest) => {
    const note = hideNumbers(hideInNote(guest.diet.note))
    if (note !== guest.diet.note) hidden.push({ table: guest.table, text: guest.diet.note, isTable: false })
    return { ...guest, table: labels.get(guest.table) ?? '', diet: { ...guest.diet, note } }
  })
  return { guests: safe, hidden }
}

/** Telephone numbers and the like: seven digits and more, however they are grouped. */
function hideNumbers(text: string): string {
  return text.replace(/\+?\d(?:[\s()./-]*\d){6,}/g, '…')
}

function labelsWithoutNames(labels: readonly string[], hide: (text: string) => string): Map<string, string> {
  const shown = Map.groupBy(labels.toSorted(), hide)
  return new Map(
    [...shown].flatMap(([text, equal]) =>
      equal.map((label, index) => [label, equal.length > 1 && label !== text ? `${text} ${index + 1}` : text] as const),
    ),
  )
}
