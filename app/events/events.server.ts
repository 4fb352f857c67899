import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { database, standingQuery } from '#app/database/client.server.ts'
import { events, organizers, restaurants } from '#app/database/schema.ts'
import { localized } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { pictureAt, readsPictures } from '#app/media/pictures.server.ts'
import type { Picture } from '#app/media/picture.ts'
import { pageChangesAt, pageReads } from '#app/platform/page-cache.server.ts'
import { slugOf } from '#app/platform/slug.ts'

/** An event as a card shows it, in one language. Times are ISO strings in UTC. */
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

export type Category = { slug: string; label: string }

/** Where events without a category are found (`Otros`). */
export const uncategorized = 'otros'

/** The columns that visitors see, each of them dear by the thousand. */
const { id, title, titleCa, description, descriptionCa, date, location, locationCa, category, categoryCa, price } = events
const shown = { id, title, titleCa, description, descriptionCa, date, location, locationCa, category, categoryCa, price }
const card = { ...shown, picture: pictureAt(events.imageUrl) }
const shownOrganizer = {
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
 * The calendar: coming events by date ascending, past ones newest first, and every distinct category (public-site §2, decisions).
 * @param category the Spanish category's slug; null shows all
 */
export async function listEvents(language: Language, category: string | null) {
  pageReads('events')
  const now = new Date()
  const categories = await listCategories(language)
  const known = category === null ? undefined : categories.find(({ slug }) => slug === category)
  const where = category === null ? undefined : eq(events.category, known?.spanish ?? '\0')
  if (category !== null && !known) return { coming: [], past: [], categories: categories.map(forPage), known: false }
  const [coming, past] = await Promise.all([
    database.select(card).from(events).where(and(gt(events.date, now), where)).orderBy(asc(events.date), asc(events.id)),
    database.select(card).from(events).where(and(lte(events.date, now), where)).orderBy(desc(events.date), desc(events.id)),
  ])
  pageChangesAt(coming[0]?.date)
  readsPictures(...[...coming, ...past].map(({ picture }) => picture))
  const shownCard = (event: CardRow) => cardOf(event, language, event.picture)
  return { coming: coming.map(shownCard), past: past.map(shownCard), categories: categories.map(forPage), known: true }
}

/** The first coming events by date, at most `count` of them, for the home page (decisions, Product facts). */
export async function nextEvents(language: Language, count: number): Promise<EventCard[]> {
  pageReads('events')
  const rows = await database
    .select(card)
    .from(events)
    .where(gt(events.date, new Date()))
    .orderBy(asc(events.date), asc(events.id))
    .limit(count)
  pageChangesAt(rows[0]?.date)
  readsPictures(...rows.map(({ picture }) => picture))
  return rows.map((event) => cardOf(event, language, event.picture))
}

async function listCategories(language: Language): Promise<(Category & { spanish: string })[]> {
  const rows = await database
    .select({ spanish: events.category, catalan: sql<string>`max(${events.categoryCa})` })
    .from(events)
    .groupBy(events.category)
    .orderBy(sql`${events.category} = ''`, events.category)
  return rows.map(({ spanish, catalan }) => ({
    spanish,
    slug: spanish === '' ? uncategorized : slugOf(spanish),
    label: spanish === '' ? '' : localized(language, spanish, catalan),
  }))
}

function forPage({ slug, label }: Category): Category {
  return { slug, label }
}

type CardRow = Pick<typeof events.$inferSelect, keyof typeof shown> & { picture: Picture | null }

function cardOf(event: Omit<CardRow, 'picture'>, language: Language, picture: Picture | null): EventCard {
  return {
    id: event.id,
    title: localized(language, event.title, event.titleCa),
    lead: paragraphs(localized(language, event.description, event.descriptionCa))[0] ?? '',
    date: event.date.toISOString(),
    location: localized(language, event.location, event.locationCa),
    category: localized(language, event.category, event.categoryCa),
    price: event.price,
    picture,
  }
}

const eventWhole = standingQuery((pool) =>
  pool
    .select({
      ...shown,
      registered: events.registered,
      maxParticipants: events.maxParticipants,
      picture: pictureAt(events.imageUrl),
      logo: pictureAt(organizers.logoUrl),
      organizer: shownOrganizer,
      restaurant: { id: restaurants.id, nombre: restaurants.nombre },
    })
    .from(events)
    .leftJoin(organizers, eq(organizers.id, events.organizerId))
    .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
    .where(eq(events.id, sql.placeholder('id')))
    .prepare('event whole'),
)

/** One event whole, in one language, with its organizer; null when there is no such row. */
export async function findEvent(id: number, language: Language) {
  pageReads(`event:${id}`)
  const [row] = await eventWhole().execute({ id })
  if (!row) return null
  const { organizer, restaurant, picture, logo } = row
  readsPictures(picture, logo)
  if (organizer) pageReads(`organizer:${organizer.id}`)
  if (restaurant) pageReads(`restaurant:${restaurant.id}`)
  pageChangesAt(row.date)
  const description = paragraphs(localized(language, row.description, row.descriptionCa))
  return {
    ...cardOf(row, language, picture),
    body: description.slice(1),
    capacity: row.maxParticipants,
    registered: row.registered,
    places: row.maxParticipants - row.registered,
    begun: row.date <= new Date(),
    restaurant,
    organizer: organizer && {
      id: organizer.id,
      name: localized(language, organizer.name, organizer.nameCa),
      description: localized(language, organizer.description, organizer.descriptionCa),
      city: localized(language, organizer.city, organizer.cityCa),
      // Its column has no Catalan twin, and its default is Spanish (specification §3).
      country: localized(language, organizer.country, organizer.country === 'España' ? 'Espanya' : null),
      website: organizer.website,
      logo,
    },
  }
}

export type EventDetails = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** Descriptions are plain text; an empty line begins a paragraph, and the first one is the lead. */
function paragraphs(description: string): string[] {
  return description.split(/\n\s*\n/).map((text) => text.trim()).filter(Boolean)
}
