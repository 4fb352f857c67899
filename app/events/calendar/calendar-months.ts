import type { LocalText } from '#app/i18n/localized.ts'
import type { EventCard } from '#app/events/event-cards.server.ts'

/** Days are «2026-12-04», in the club's time zone. */
export type CalendarEntry = Pick<EventCard, 'id' | 'date' | 'state' | 'opensAt' | 'membersOpenAt'> & {
  title: LocalText
  firstDay: string
  /** Later than the first of what lasts longer than a day. */
  lastDay: string
}

export type CalendarDay = { day: string; number: number; entries: CalendarEntry[] }

/** Weeks start on Monday; null stands for a day of another month. */
export type CalendarMonth = { month: string; weeks: (CalendarDay | null)[][] }

export function toMonths(entries: readonly CalendarEntry[]): CalendarMonth[] {
  const days = entries.flatMap((entry) => daysOf(entry).map((day) => ({ day, entry })))
  const byDay = Map.groupBy(days, ({ day }) => day)
  const months = new Set([...byDay.keys()].map((day) => day.slice(0, 7)))
  return [...months].toSorted().map((month) => {
    const { daysInMonth, dayOfWeek } = Temporal.PlainDate.from(`${month}-01`)
    const cells = Array.from({ length: Math.ceil((dayOfWeek - 1 + daysInMonth) / 7) * 7 }, (_, cell) => {
      const number = cell - dayOfWeek + 2
      if (number < 1 || number > daysInMonth) return null
      const day = `${month}-${String(number).padStart(2, '0')}`
      return { day, number, entries: (byDay.get(day) ?? []).map(({ entry }) => entry) }
    })
    return { month, weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)) }
  })
}

function daysOf({ firstDay, lastDay }: CalendarEntry): string[] {
  const first = Temporal.PlainDate.from(firstDay)
  return Array.from({ length: first.until(lastDay).days + 1 }, (_, days) => first.add({ days }).toString())
}
