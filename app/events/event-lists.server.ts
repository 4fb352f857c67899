import { and, asc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { numberedPage } from '#app/database/numbered-page.server.ts'
import { events } from '#app/database/schema.ts'
import { eventEnd, isComing, isOver } from '#app/database/event-times.ts'
import { isVisible } from '#app/database/visible-events.ts'
import type { Language } from '#app/i18n/language.ts'
import { expirePageAt, addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { bookableSeats } from '#app/seats/bookable-seats.server.ts'
import { listCategories } from './categories.server.ts'
import { cardColumns, toCards, type EventCard } from './event-cards.server.ts'
import { expireAtNextPublication } from './visible-events.server.ts'

const UPCOMING_EVENTS_PER_PAGE = 30
const PAST_EVENTS_PER_PAGE = 9

type Pages = { upcoming: number; past: number }

/**
 * Page 1 of both shows upcoming and past events; a further page shows only its own.
 * @param category slug of the category; null for all
 * @param pages from 1
 * @returns null for a missing page; page 1 always exists
 */
export async function listEvents(language: Language, category: string | null, pages: Pages) {
  addCacheTags('events')
  const all = await listCategories(language)
  const known = all.find(({ slug }) => slug === category)
  const categories = all.map(({ slug, label }) => ({ slug, label }))
  if (category !== null && !known) return { upcoming: noEvents, past: noEvents, categories, known: false }
  const now = new Date()
  const where = and(isVisible(now), known && inArray(events.categoryKey, known.keys))
  const [upcoming, past] = await Promise.all([
    pages.past > 1 ? noEvents : readPage(pages.upcoming, UPCOMING_EVENTS_PER_PAGE, and(where, isComing(now))),
    pages.upcoming > 1 ? noEvents : readPage(pages.past, PAST_EVENTS_PER_PAGE, and(where, tookPlace(now)), true),
  ])
  await Promise.all([expireAtNextEnd(now, where), expireAtNextPublication(now)])
  if (!upcoming || !past) return null
  return {
    upcoming: { ...upcoming, rows: toCards(upcoming.rows, language, now) },
    past: { ...past, rows: toCards(past.rows, language, now) },
    categories,
    known: true,
  }
}

/** From that moment a coming event is a past one. */
async function expireAtNextEnd(now: Date, where: SQL | undefined): Promise<void> {
  const [next] = await database
    .select({ at: sql<Date | null>`min(${eventEnd})`.mapWith(events.date) })
    .from(events)
    .where(and(where, isComing(now)))
  expirePageAt(next?.at ?? undefined)
}

/** A cancelled event is listed until it would have ended. */
function tookPlace(now: Date) {
  return and(isOver(now), ne(events.status, 'cancelled'))
}

const noEvents = { rows: [], page: 1, pages: 0 }

function readPage(page: number, size: number, where: SQL | undefined, descending = false) {
  return numberedPage({ from: events, where, by: [events.date], descending, page, size }, (these) =>
    database.select(cardColumns).from(events).where(these),
  )
}

/** Those that take place, the soonest first; the first may be under way. */
export async function nextEvents(language: Language, count: number, where?: SQL): Promise<EventCard[]> {
  addCacheTags('events')
  const now = new Date()
  const rows = await readUpcoming(now, count, and(isVisible(now), eq(events.status, 'published'), where))
  await expireAtNextPublication(now)
  return toCards(rows, language, now)
}

/** Alternatives to an event that cannot be booked. */
export function nextEventsWithSeats(language: Language, count: number, except: number): Promise<EventCard[]> {
  return nextEvents(language, count, and(ne(events.id, except), gt(bookableSeats, 0), takesRegistrations))
}

const takesRegistrations = sql`${events.date} > now() and coalesce(${events.opensAt} <= now(), true) and coalesce(${events.closesAt} > now(), true)`

function readUpcoming(now: Date, limit: number, where: SQL | undefined) {
  return database
    .select(cardColumns)
    .from(events)
    .where(and(where, isComing(now)))
    .orderBy(asc(events.date), asc(events.id))
    .limit(limit)
}
