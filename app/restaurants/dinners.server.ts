import { and, eq, sql } from 'drizzle-orm'
import { rowsColumn, type RowOf } from '#app/database/read-together.server.ts'
import { eventCourses, events, eventScores } from '#app/database/schema.ts'
import { eventEnd, isComing, isOver } from '#app/database/event-times.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import { addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { guestScoresColumn, toGuestScores } from './guest-scores.server.ts'

/** The newest ones of a house; the list of events has all. */
const SHOWN_DINNERS = 20

type StoredDish = { name: string; nameCa: string }

const dishes = sql<StoredDish[]>`(
  select coalesce(json_agg(json_build_object('name', ${eventCourses.name}, 'nameCa', ${eventCourses.nameCa})
    order by ${eventCourses.position}), '[]')
  from ${eventCourses} where ${eq(eventCourses.eventId, events.id)})`

const restaurant = sql.placeholder('id')
const now = sql.placeholder('now')
const here = eq(events.restaurantId, restaurant)
const { id, title, titleCa, date } = events
const scores = guestScoresColumn(eq(eventScores.eventId, id))
const dinnerColumns = { id, title, titleCa, date, dishes, scores }

/** A column: when the next dinner there is over. */
export const nextEndColumn = sql<Date | null>`(
  select min(${sql`${eventEnd}`}) from ${events} where ${and(here, isComing(now))})`.mapWith(date)

/** A column: the club's dinners at a restaurant that are over, the newest first, with what was eaten and its scores. */
export const dinnersColumn = rowsColumn(dinnerColumns, {
  from: events,
  where: and(here, isVisible(now), eq(events.status, 'published'), isOver(now)),
  by: date,
  descending: true,
  limit: SHOWN_DINNERS,
})

export function toDinners(rows: RowOf<typeof dinnerColumns>[], language: Language) {
  addCacheTags('events', ...rows.map((row) => `event:${row.id}`))
  return rows.map((row) => ({
    ...localizedRow(language, row),
    date: row.date.toISOString(),
    scores: toGuestScores(row.scores),
    dishes: row.dishes.map((dish) => localizedRow(language, dish)),
  }))
}

export type Dinner = ReturnType<typeof toDinners>[number]

/** Of the guests of all dinners there; the trigger of a score names the restaurant. */
export const scoresColumn = guestScoresColumn(
  sql`${eventScores.eventId} in (select ${id} from ${events} where ${here})`,
)
