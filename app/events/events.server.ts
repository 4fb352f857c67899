import { and, asc, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events, organizers, restaurants } from '#app/database/schema.ts'
import { localized } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { findPictures } from '#app/media/pictures.server.ts'
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
    database.select().from(events).where(and(gt(events.date, now), where)).orderBy(asc(events.date), asc(events.id)),
    database.select().from(events).where(and(lte(events.date, now), where)).orderBy(desc(events.date), desc(events.id)),
  ])
  pageChangesAt(coming[0]?.date)
  const pictures = await findPictures([...coming, ...past].map((event) => event.imageUrl))
  const card = (event: typeof events.$inferSelect) => cardOf(event, language, pictures)
  return { coming: coming.map(card), past: past.map(card), categories: categories.map(forPage), known: true }
}

/** The first coming events by date, at most `count` of them, for the home page (decisions, Product facts). */
export async function nextEvents(language: Language, count: number): Promise<EventCard[]> {
  pageReads('events')
  const rows = await database
    .select()
    .from(events)
    .where(gt(events.date, new Date()))
    .orderBy(asc(events.date), asc(events.id))
    .limit(count)
  pageChangesAt(rows[0]?.date)
  const pictures = await findPictures(rows.map((event) => event.imageUrl))
  return rows.map((event) => cardOf(event, language, pictures))
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

function cardOf(event: typeof events.$inferSelect, language: Language, pictures: Map<string, Picture>): EventCard {
  return {
    id: event.id,
    title: localized(language, event.title, event.titleCa),
    lead: paragraphs(localized(language, event.description, event.descriptionCa))[0] ?? '',
    date: event.date.toISOString(),
    location: localized(language, event.location, event.locationCa),
    category: localized(language, event.category, event.categoryCa),
    price: event.price,
    picture: (event.imageUrl && pictures.get(event.imageUrl)) || null,
  }
}

/** One event whole, in one language, with its organizer; null when there is no such row. */
export async function findEvent(id: number, language: Language) {
  pageReads(`event:${id}`)
  const [row] = await database
    .select({ ...getTableColumns(events), organizer: organizers, restaurant: { id: restaurants.id, nombre: restaurants.nombre } })
    .from(events)
    .leftJoin(organizers, eq(organizers.id, events.organizerId))
    .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
    .where(eq(events.id, id))
  if (!row) return null
  const { organizer, restaurant } = row
  if (organizer) pageReads(`organizer:${organizer.id}`)
  if (restaurant) pageReads(`restaurant:${restaurant.id}`)
  pageChangesAt(row.date)
  const pictures = await findPictures([row.imageUrl, organizer?.logoUrl ?? null])
  const description = paragraphs(localized(language, row.description, row.descriptionCa))
  return {
    ...cardOf(row, language, pictures),
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
      logo: (organizer.logoUrl && pictures.get(organizer.logoUrl)) || null,
    },
  }
}

export type EventDetails = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** Descriptions are plain text; an empty line begins a paragraph, and the first one is the lead. */
function paragraphs(description: string): string[] {
  return description.split(/\n\s*\n/).map((text) => text.trim()).filter(Boolean)
}
