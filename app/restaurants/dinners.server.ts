import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventCourses, events, eventScores } from '#app/database/schema.ts'
import { eventEnd, isComing, isOver } from '#app/database/event-times.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import { findGuestScores } from './guest-scores.server.ts'

/** The newest ones of a house; the list of events has all. */
const SHOWN_DINNERS = 20

type StoredDish = { name: string; nameCa: string }

const dishes = sql<StoredDish[]>`(
  select coalesce(json_agg(json_build_object('name', ${eventCourses.name}, 'nameCa', ${eventCourses.nameCa})
    order by ${eventCourses.position}), '[]')
  from ${eventCourses} where ${eq(eventCourses.eventId, events.id)})`

/** The club's dinners at a restaurant that are over, the newest first, with what was eaten. */
export async function listDinnersAt(restaurantId: number, language: Language) {
  addCacheTags('events')
  const now = new Date()
  const { id, title, titleCa, date } = events
  const here = and(eq(events.restaurantId, restaurantId), isVisible(now), eq(events.status, 'published'))
  const rows = await database
    .select({ id, title, titleCa, date, dishes })
    .from(events)
    .where(and(here, isOver(now)))
    .orderBy(desc(date), desc(id))
    .limit(SHOWN_DINNERS)
  await expireAtNextEnd(restaurantId, now)
  addCacheTags(...rows.map((row) => `event:${row.id}`))
  return rows.map((row) => ({
    ...localizedRow(language, row),
    date: row.date.toISOString(),
    dishes: row.dishes.map((dish) => localizedRow(language, dish)),
  }))
}

export type Dinner = Awaited<ReturnType<typeof listDinnersAt>>[number]

async function expireAtNextEnd(restaurantId: number, now: Date): Promise<void> {
  const [next] = await database
    .select({ at: sql<Date | null>`min(${eventEnd})`.mapWith(events.date) })
    .from(events)
    .where(and(eq(events.restaurantId, restaurantId), isComing(now)))
  expirePageAt(next?.at ?? undefined)
}

/** Of the guests of all dinners there; the trigger of a score names the restaurant. */
export function findScoresAt(restaurantId: number) {
  const dinners = database.select({ id: events.id }).from(events).where(eq(events.restaurantId, restaurantId))
  return findGuestScores(inArray(eventScores.eventId, dinners))
}
