import { and, asc, eq, getTableColumns, gt, lte, sql, type SQL } from 'drizzle-orm'
import { database, reusableQuery } from '#app/database/client.server.ts'
import { numberedPage } from '#app/database/numbered-page.server.ts'
import { events, organizers, restaurants } from '#app/database/schema.ts'
import { localized } from '#app/i18n/localized.ts'
import { bilingual, localizedRow } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import { pictureAt, addPictureTags } from '#app/media/pictures.server.ts'
import type { Picture } from '#app/media/picture.ts'
import { expirePageAt, addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { listCategories } from './categories.server.ts'

/** Times are ISO strings in UTC. */
export type EventCard = {
  id: number
  title: string
  lead: string
  date: string
  location: string
  category: string
  price: number
  picture: Picture | null
}

const MAX_UPCOMING_EVENTS = 90

const PAST_EVENTS_PER_PAGE = 9

const visibleColumns = {
  id: events.id,
  date: events.date,
  price: events.price,
  ...bilingual(getTableColumns(events)),
}
const cardColumns = { ...visibleColumns, picture: pictureAt(events.imageUrl) }
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

/**
 * @param category slug of the Spanish category; null for all
 * @param page page of the past events, from 1; upcoming events appear on page 1 only
 * @returns null for a missing page; page 1 always exists
 */
export async function listEvents(language: Language, category: string | null, page: number) {
  addCacheTags('events')
  const all = await listCategories(language)
  const known = all.find(({ slug }) => slug === category)
  const categories = all.map(({ slug, label }) => ({ slug, label }))
  if (category !== null && !known)
    return { upcoming: [], later: false, past: [], page: 1, pages: 0, categories, known: false }
  const now = new Date()
  const where = known && eq(events.category, known.spanish)
  const [next, past] = await Promise.all([
    comingCards(now, page === 1 ? MAX_UPCOMING_EVENTS + 1 : 1, where),
    numberedPage(
      { from: events, where: and(where, lte(events.date, now)), by: [events.date], page, size: PAST_EVENTS_PER_PAGE },
      (these) => database.select(cardColumns).from(events).where(these),
    ),
  ])
  // From that moment the next event is a past one.
  expirePageAt(next[0]?.date)
  if (!past) return null
  const upcoming = page === 1 ? next.slice(0, MAX_UPCOMING_EVENTS) : []
  addPictureTags(...[...upcoming, ...past.rows].map(({ picture }) => picture))
  const shownCard = (event: CardRow) => toCard(event, language, event.picture)
  return {
    upcoming: upcoming.map(shownCard),
    later: next.length > MAX_UPCOMING_EVENTS,
    past: past.rows.map(shownCard),
    page,
    pages: past.pages,
    categories,
    known: true,
  }
}

export async function nextEvents(language: Language, count: number): Promise<EventCard[]> {
  addCacheTags('events')
  const rows = await comingCards(new Date(), count)
  expirePageAt(rows[0]?.date)
  addPictureTags(...rows.map(({ picture }) => picture))
  return rows.map((event) => toCard(event, language, event.picture))
}

function comingCards(now: Date, limit: number, where?: SQL) {
  return database
    .select(cardColumns)
    .from(events)
    .where(and(where, gt(events.date, now)))
    .orderBy(asc(events.date), asc(events.id))
    .limit(limit)
}

type CardRow = Pick<typeof events.$inferSelect, keyof typeof visibleColumns> & { picture: Picture | null }

function toCard(event: Omit<CardRow, 'picture'>, language: Language, picture: Picture | null): EventCard {
  const { id, title, description, date, location, category, price } = localizedRow(language, event)
  const lead = splitParagraphs(description)[0] ?? ''
  return { id, title, lead, date: date.toISOString(), location, category, price, picture }
}

const eventQuery = reusableQuery((pool) =>
  pool
    .select({
      event: visibleColumns,
      registered: events.registered,
      capacity: events.maxParticipants,
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

export async function findEvent(id: number, language: Language) {
  addCacheTags(`event:${id}`)
  const [row] = await eventQuery().execute({ id })
  if (!row) return null
  const { event, registered, capacity, organizer, restaurant, picture, logo } = row
  addPictureTags(picture, logo)
  if (organizer) addCacheTags(`organizer:${organizer.id}`)
  if (restaurant) addCacheTags(`restaurant:${restaurant.id}`)
  expirePageAt(event.date)
  const { description, ...texts } = localizedRow(language, event)
  return {
    ...texts,
    ...toCard(event, language, picture),
    body: splitParagraphs(description).slice(1),
    capacity,
    registered,
    places: capacity - registered,
    started: event.date <= new Date(),
    restaurant,
    organizer: organizer && {
      ...localizedRow(language, organizer),
      // The column has no Catalan version; its default is Spanish.
      country: localized(language, organizer.country, organizer.country === 'España' ? 'Espanya' : null),
      logo,
    },
  }
}

export type EventDetails = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** An empty line starts a paragraph; the first paragraph is the lead. */
function splitParagraphs(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
}
