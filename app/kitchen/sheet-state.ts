import { countChanges, differenceOf, type Difference, type KitchenSheet } from './kitchen-sheet.ts'

/** Moments as ISO strings; `sheet` is null when it can no longer be read. */
export type SentVersion = { number: number; sentAt: string; confirmedAt: string | null; sheet: KitchenSheet | null }

/** What is marked as new: changes that have not been sent, else those of the last version. */
export type Since = { number: number; sentAt: string; difference: Difference; isSent: boolean }

export type SheetState = {
  sheet: KitchenSheet
  latest: SentVersion | null
  since: Since | null
  /** Covers that have changed since the last sending; 0 before the first. */
  changes: number
  /** The last version cannot be compared: it was written with another key. */
  unknown: boolean
}

/** @param sent from the first version */
export function sheetState(sheet: KitchenSheet, sent: readonly SentVersion[]): SheetState {
  const latest = sent.at(-1) ?? null
  const unsent = sinceVersion(latest, sheet, false)
  const changes = unsent ? countChanges(unsent.difference) : 0
  const since = changes > 0 ? unsent : sinceVersion(sent.at(-2) ?? null, sheet, true)
  return { sheet, latest, since, changes, unknown: latest !== null && latest.sheet === null }
}

function sinceVersion(version: SentVersion | null, sheet: KitchenSheet, isSent: boolean): Since | null {
  if (!version?.sheet) return null
  const { number, sentAt } = version
  return { number, sentAt, difference: differenceOf(version.sheet, sheet), isSent }
}
