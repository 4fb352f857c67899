import { daysBetween } from '#app/platform/club-day.ts'

/** Days after the due date of the first reminder; the second is due 21 after it. */
const FIRST_AFTER = 7
/** Days between the two, also when the first was sent late. */
const BETWEEN = 21 - FIRST_AFTER

export type ReminderLevel = 1 | 2

/**
 * What is due today about a debt, whose first reminder comes first; null: nothing.
 * @param sentOn the day of each level that was sent
 */
export function dueLevel(dueOn: string, sentOn: ReadonlyMap<number, string>, today: string): ReminderLevel | null {
  if (sentOn.has(2)) return null
  const first = sentOn.get(1)
  if (first === undefined) return daysBetween(dueOn, today) >= FIRST_AFTER ? 1 : null
  return daysBetween(first, today) >= BETWEEN ? 2 : null
}
