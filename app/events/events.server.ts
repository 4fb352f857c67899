import { and, asc, eq, getTableColumns, gt, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import { database, reusableQuery } from '#app/database/client.server.ts'
import { numberedPage } from '#app/database/numbered-page.server.ts'
import { events, organizers, restaurants } from '#app/database/schema.ts'
import { localized } from '#app/i18n/localized.ts'
import { bilingual, localizedRow, type Langs } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import { pictureAt, addPictureTags } from '#app/media/pictures.server.ts'
import type { Picture } from '#app/media/picture.ts'
import { expirePageAt, addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { bookableSeats, waitingParties } from './bookable-seats.server.ts'
import { listCategories } from './categories.server.ts'
import { coursesColumn, localizeCourses } from './courses.server.ts'
import { eventState, type EventState } from './event-state.ts'
import { offersEnd } from './waiting-list/offer-window.ts'
import { expireAtNextPublication, isVisible, isVisibleRow } from './visible-events.server.ts'

/** Times are ISO strings in UTC. */
export type EventCard = {
  id: number
  title: string
  lead: string
  date: string
  location: string
  category: string
  /** Of `title`, `description` (the lead), `location` and `category`. */
  langs: Langs<'title' | 'description' | 'location' | 'category'>
  price: number
  state: EventState
  /** When registration opens and closes, if not with the publication and at the start. */
  opensAt: string | null
  closesAt: string | null
  /** That a visitor can book. */
  places: number
  picture: Picture | null
}

const UPCOMING_EVENTS_PER_PAGE = 30

const PAST_EVENTS_PER_PAGE = 9

const shownColumns = {
  id: events.id,
  date: events.date,
  endsAt: events.endsAt,
  opensAt: events.opensAt,
  closesAt: events.closesAt,
  editsUntil: events.editsUntil,
  status: events.status,
  publishedAt: events.publishedAt,
  price: events.price,
  capacity: events.maxParticipants,
  registered: events.registered,
  held: events.held,
  partyLimit: events.partyLimit,
  offers: events.offers,
  places: bookableSeats,
  ...bilingual(getTableColumns(events)),
}
const cardColumns = { ...shownColumns, picture: pictureAt(events.imageUrl) }
const organizerColumns = {
  id: organizers.id,
  name: organizers.name,
  nameCa: organizers.nameCa,
  description: organizers.description,
  descriptionCa: organizers.descriptionCa,
  city: organizers.city,
  cityCa: organizers.cityCa,
  country: organizers.country,
  website: organizers.website,
}

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
  const [next, upcoming, past] = await Promise.all([
    readUpcoming(now, 1, where),
    pages.past > 1 ? noEvents : readPage(pages.upcoming, UPCOMING_EVENTS_PER_PAGE, and(where, gt(events.date, now))),
    pages.upcoming > 1 ? noEvents : readPage(pages.past, PAST_EVENTS_PER_PAGE, and(where, tookPlace(now)), true),
  ])
  // From that moment the next event is a past one.
  expirePageAt(next[0]?.date)
  await expireAtNextPublication(now)
  if (!upcoming || !past) return null
  return {
    upcoming: { ...upcoming, rows: toCards(upcoming.rows, language, now) },
    past: { ...past, rows: toCards(past.rows, language, now) },
    categories,
    known: true,
  }
}

/** A cancelled event is listed until its date. */
function tookPlace(now: Date) {
  return and(lte(events.date, now), ne(events.status, 'cancelled'))
}

const noEvents = { rows: [], page: 1, pages: 0 }

function readPage(page: number, size: number, where: SQL | undefined, descending = false) {
  return numberedPage({ from: events, where, by: [events.date], descending, page, size }, (these) =>
    database.select(cardColumns).from(events).where(these),
  )
}

/** Those that take place, the soonest first. */
export async function nextEvents(language: Language, count: number, where?: SQL): Promise<EventCard[]> {
  addCacheTags('events')
  const now = new Date()
  const rows = await readUpcoming(now, count, and(isVisible(now), eq(events.status, 'published'), where))
  await expireAtNextPublication(now)
  return toCards(rows, language, now)
}

/** For somebody who cannot come to this event. */
export function nextEventsWithSeats(language: Language, count: number, except: number): Promise<EventCard[]> {
  return nextEvents(language, count, and(ne(events.id, except), gt(bookableSeats, 0), takesRegistrations))
}

const takesRegistrations = sql`coalesce(${events.opensAt} <= now(), true) and coalesce(${events.closesAt} > now(), true)`

function readUpcoming(now: Date, limit: number, where: SQL | undefined) {
  return database
    .select(cardColumns)
    .from(events)
    .where(and(where, gt(events.date, now)))
    .orderBy(asc(events.date), asc(events.id))
    .limit(limit)
}

type CardRow = Pick<typeof events.$inferSelect, Exclude<keyof typeof shownColumns, 'capacity' | 'places'>> & {
  capacity: number
  places: number
  picture: Picture | null
}

/** A registration changes the state, and with it the tag of its event only; its dates change it without a write. */
function toCards(rows: readonly CardRow[], language: Language, now: Date): EventCard[] {
  addPictureTags(...rows.map(({ picture }) => picture))
  addCacheTags(...rows.filter(({ date }) => date > now).map(({ id }) => `event:${id}`))
  for (const row of rows) expireAtNextState(row)
  return rows.map((event) => toCard(event, language, event.picture, now))
}

function expireAtNextState({ opensAt, closesAt, date }: Pick<CardRow, 'opensAt' | 'closesAt' | 'date'>): void {
  for (const moment of [opensAt, closesAt, date]) expirePageAt(moment ?? undefined)
}

function toCard(event: Omit<CardRow, 'picture'>, language: Language, picture: Picture | null, now: Date): EventCard {
  const { id, title, description, date, location, category, langs, price, places } = localizedRow(language, event)
  const lead = splitParagraphs(description)[0] ?? ''
  const [opensAt, closesAt] = [event.opensAt?.toISOString() ?? null, event.closesAt?.toISOString() ?? null]
  const state = eventState(event, places, now)
  const facts = { id, title, lead, date: date.toISOString(), location, category, langs, price, picture }
  return { ...facts, state, opensAt, closesAt, places }
}

const eventQuery = reusableQuery((pool) =>
  pool
    .select({
      event: shownColumns,
      courses: coursesColumn,
      waiting: waitingParties,
      picture: pictureAt(events.imageUrl),
      logo: pictureAt(organizers.logoUrl),
      organizer: organizerColumns,
      restaurant: { id: restaurants.id, nombre: restaurants.nombre },
    })
    .from(events)
    .leftJoin(organizers, eq(organizers.id, events.organizerId))
    .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
    .where(eq(events.id, sql.placeholder('id')))
    .prepare('event whole'),
)

/** As a visitor may see it: null for a draft. */
export async function findEvent(id: number, language: Language) {
  addCacheTags(`event:${id}`)
  const [row] = await eventQuery().execute({ id })
  if (!row) return null
  expirePageAt(row.event.publishedAt ?? undefined)
  return isVisibleRow(row.event, new Date()) ? toDetails(row, language) : null
}

/** Drafts included: for a preview, and for mails to guests, whom the club may seat before the publication. */
export async function findEventInAnyState(id: number, language: Language) {
  const [row] = await eventQuery().execute({ id })
  return row ? toDetails(row, language) : null
}

function toDetails(row: Awaited<ReturnType<ReturnType<typeof eventQuery>['execute']>>[number], language: Language) {
  const { event, courses, waiting, organizer, restaurant, picture, logo } = row
  addPictureTags(picture, logo)
  if (organizer) addCacheTags(`organizer:${organizer.id}`)
  if (restaurant) addCacheTags(`restaurant:${restaurant.id}`)
  expireAtNextState(event)
  const card = toCard(event, language, picture, new Date())
  const { description, ...texts } = localizedRow(language, event)
  return {
    ...texts,
    ...card,
    langs: texts.langs,
    endsAt: event.endsAt?.toISOString() ?? null,
    editsUntil: event.editsUntil?.toISOString() ?? null,
    body: splitParagraphs(description).slice(1),
    courses: localizeCourses(language, courses),
    waiting,
    takesWaiting: takesWaiting(event, card.state),
    restaurant,
    organizer: organizer && {
      ...localizedRow(language, organizer),
      // The column has no Catalan version; its default is Spanish.
      country: localized(language, organizer.country, organizer.country === 'España' ? 'Espanya' : null),
      logo,
    },
  }
}

/** Whether its waiting list is open; it closes with the offers. */
function takesWaiting(event: Pick<CardRow, 'offers' | 'date' | 'closesAt'>, state: EventState): boolean {
  const end = offersEnd(event)
  expirePageAt(end)
  return state === 'full' && event.offers !== 'off' && end > new Date()
}

export type EventDetails = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** An empty line starts a paragraph; the first paragraph is the lead. */
function splitParagraphs(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
}
