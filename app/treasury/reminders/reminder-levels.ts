/** Days after the due date of the first and the second reminder. */
const DAYS = [7, 21] as const

export type ReminderLevel = 1 | 2

/** The level of what is overdue by so many days; null: not yet. */
export function reminderLevel(days: number): ReminderLevel | null {
  if (days >= DAYS[1]) return 2
  return days >= DAYS[0] ? 1 : null
}

/** Whole days between two days, as `2026-11-28`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
