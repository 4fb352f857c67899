import { CLUB_TIME_ZONE } from '#app/club.ts'
import { onFirstUse } from '#app/i18n/on-first-use.ts'

const format = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: CLUB_TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

const DAY_MS = 86_400_000

/** The day of a moment in the club's time zone, `2026-11-28`. Compared as texts, days are in order. */
export function clubDay(moment = new Date()): string {
  return format().format(moment)
}

/** That many days ago. */
export function clubDayBefore(days: number): string {
  return addDays(clubDay(), -days)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The last day of the month where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, length))).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** Whether the text is a day that exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
