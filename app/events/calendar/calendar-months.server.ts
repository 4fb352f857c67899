import { and, sql } from 'drizzle-orm'
import { isComing } from '#app/database/event-times.ts'
import { readTogether, rowsColumn, type RowOf } from '#app/database/read-together.server.ts'
import { events } from '#app/database/schema.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { localText } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { clubMidnightAfter } from '#app/platform/club-time.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import { cardFacts, expireAtNextState } from '#app/events/event-cards.server.ts'
import { eventState, membersWindow } from '#app/events/event-state.ts'
import { nextPublication } from '#app/events/visible-events.server.ts'
import { toMonths, type CalendarEntry } from './calendar-months.ts'

/** About a year of dinners. */
const MOST_EVENTS = 100

const DAY_MS = 86_400_000

const now = sql.placeholder('now')
const entryColumns = { ...cardFacts, title: events.title, titleCa: events.titleCa }

const readComing = readTogether({
  rows: rowsColumn(entryColumns, {
    from: events,
    where: and(isVisible(now), isComing(now)),
    by: events.date,
    limit: MOST_EVENTS,
  }),
  nextPublication: nextPublication(now),
})

/** The months with coming events, as weeks of days. */
export async function listCalendarMonths(language: Language) {
  addCacheTags('events')
  const at = new Date()
  const { rows, nextPublication: next } = await readComing({ now: at.toISOString() })
  addCacheTags(...rows.map(({ id }) => `event:${id}`))
  for (const row of rows) expireAtNextState(row)
  expirePageAt(next ?? undefined)
  // Today is marked.
  expirePageAt(clubMidnightAfter(at))
  return { months: toMonths(rows.map((row) => toEntry(row, language, at))), today: clubDay(at) }
}

function toEntry(row: RowOf<typeof entryColumns>, language: Language, now: Date): CalendarEntry {
  const { id, date, endsAt, capacity, places } = row
  const state = eventState(row, { capacity, places }, now)
  const isLong = endsAt !== null && endsAt.getTime() - date.getTime() >= DAY_MS
  return {
    id,
    title: localText(language, row.title, row.titleCa),
    date: date.toISOString(),
    firstDay: clubDay(date),
    lastDay: clubDay(isLong ? endsAt : date),
    state,
    opensAt: row.opensAt?.toISOString() ?? null,
    membersOpenAt: membersWindow(row, state, now).membersOpenAt,
  }
}
