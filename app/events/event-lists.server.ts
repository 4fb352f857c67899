import { and, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { eventEnd, isComing, isOver } from '#app/database/event-times.ts'
import { numberedPages } from '#app/database/numbered-page.server.ts'
import { readTogether, rowsColumn } from '#app/database/read-together.server.ts'
import { events } from '#app/database/schema.ts'
import { isVisible } from '#app/database/visible-events.ts'
import type { Language } from '#app/i18n/language.ts'
import { expirePageAt, addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { bookableSeats } from '#app/seats/bookable-seats.server.ts'
import { categoriesColumn, toCategories } from './categories.server.ts'
import { cardColumns, toCards, type CardRow, type EventCard } from './event-cards.server.ts'
import { nextPublication } from './visible-events.server.ts'

const UPCOMING_EVENTS_PER_PAGE = 30
const PAST_EVENTS_PER_PAGE = 9

const now = sql.placeholder('now')

type Pages = { upcoming: number; past: number }

/** A cancelled event is listed until it would have ended. */
export const tookPlace = and(isOver(now), ne(events.status, sql`'cancelled'`))

/** What one statement reads for the list of events. */
function listStatement(category?: SQL) {
  const listed = and(isVisible(now), category)
  const coming = and(listed, isComing(now))
  const list = { from: events, by: events.date }
  const upcoming = numberedPages('upcomingFrom', cardColumns, {
    ...list,
    where: coming,
    size: UPCOMING_EVENTS_PER_PAGE,
  })
  const past = numberedPages('pastFrom', cardColumns, {
    ...list,
    where: and(listed, tookPlace),
    descending: true,
    size: PAST_EVENTS_PER_PAGE,
  })
  // From that moment a coming event is a past one.
  const nextEnd = sql<Date | null>`(select min(${sql`${eventEnd}`}) from ${events} where ${coming})`.mapWith(
    events.date,
  )
  const read = readTogether({
    upcoming: upcoming.columns,
    past: past.columns,
    nextEnd,
    nextPublication: nextPublication(now),
  })
  return { upcoming, past, read }
}

const allEvents = listStatement()
const eventsOfKeys: ReturnType<typeof listStatement>[] = []

/** A statement for each number of keys: with one, the rows are read in the order of an index. */
function statementOfKeys(count: number) {
  const keys = Array.from({ length: count }, (_, index) => sql.placeholder(`key${index}`))
  return (eventsOfKeys[count] ??= listStatement(inArray(events.categoryKey, keys)))
}

const readCategories = readTogether({ rows: categoriesColumn })

/**
 * Page 1 of both shows upcoming and past events; a further page shows only its own.
 * @param category slug of the category; null for all
 * @param pages from 1
 * @returns null for a missing page; page 1 always exists
 */
export async function listEvents(language: Language, category: string | null, pages: Pages) {
  addCacheTags('events')
  const at = new Date()
  const reading = readCategories({ now: at.toISOString() }).then(({ rows }) => toCategories(rows, language))
  const chosen = category === null ? null : (await reading).find(({ slug }) => slug === category)
  const lists = chosen === undefined ? noEvents : readLists(at, pages, chosen?.keys)
  const [all, { upcoming, past }] = await Promise.all([reading, lists])
  if (!upcoming || !past) return null
  return {
    upcoming: { ...upcoming, rows: toCards(upcoming.rows, language, at) },
    past: { ...past, rows: toCards(past.rows, language, at) },
    categories: all.map(({ slug, label }) => ({ slug, label })),
    known: chosen !== undefined,
  }
}

const noPage = { rows: [], page: 1, pages: 0 }
const noEvents = { upcoming: noPage, past: noPage }

async function readLists(at: Date, pages: Pages, keys: readonly string[] | undefined) {
  const { upcoming, past, read } = keys ? statementOfKeys(keys.length) : allEvents
  const found = await read({
    now: at.toISOString(),
    ...Object.fromEntries((keys ?? []).map((key, index) => [`key${index}`, key])),
    ...upcoming.valueOf(pages.past > 1 ? null : pages.upcoming),
    ...past.valueOf(pages.upcoming > 1 ? null : pages.past),
  })
  expirePageAt(found.nextEnd ?? undefined)
  expirePageAt(found.nextPublication ?? undefined)
  return { upcoming: upcoming.pageOf(found.upcoming, pages.upcoming), past: past.pageOf(found.past, pages.past) }
}

const isListed = and(isVisible(now), isComing(now), eq(events.status, sql`'published'`))
const soonest = { from: events, by: events.date, limit: sql`${sql.placeholder('count')}` }

const readNext = readTogether({
  rows: rowsColumn(cardColumns, { ...soonest, where: isListed }),
  nextPublication: nextPublication(now),
})

/** Those that take place, the soonest first; the first may be under way. */
export async function nextEvents(language: Language, count: number): Promise<EventCard[]> {
  const at = new Date()
  return toNextEvents(await readNext({ now: at.toISOString(), count }), language, at)
}

const readNextAt = readTogether({
  rows: rowsColumn(cardColumns, {
    ...soonest,
    where: and(isVisible(now), isComing(now), eq(events.restaurantId, sql.placeholder('restaurant'))),
  }),
  nextPublication: nextPublication(now),
})

/** Those at a restaurant, cancelled ones until they would have ended. */
export async function nextEventsAt(restaurant: number, language: Language, count: number): Promise<EventCard[]> {
  const at = new Date()
  return toNextEvents(await readNextAt({ now: at.toISOString(), count, restaurant }), language, at)
}

const takesBookings = sql`event_takes_bookings(${events})`

/** Columns: alternatives to the event `id`, which cannot be booked. */
export const otherEventsColumns = {
  rows: rowsColumn(cardColumns, {
    ...soonest,
    where: and(isListed, ne(events.id, sql.placeholder('id')), gt(bookableSeats, 0), takesBookings),
  }),
  nextPublication: nextPublication(now),
}

const readOthers = readTogether(otherEventsColumns)

export async function nextEventsWithSeats(language: Language, count: number, except: number): Promise<EventCard[]> {
  const at = new Date()
  return toNextEvents(await readOthers({ now: at.toISOString(), count, id: except }), language, at)
}

type NextEvents = { rows: CardRow[]; nextPublication: Date | null }

export function toNextEvents({ rows, nextPublication: next }: NextEvents, language: Language, at: Date): EventCard[] {
  addCacheTags('events')
  expirePageAt(next ?? undefined)
  return toCards(rows, language, at)
}
