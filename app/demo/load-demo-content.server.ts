import { hash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { CLUB_TIME_ZONE } from '#app/club.ts'
import { clubTime } from '#app/platform/club-time.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import {
  blogPosts,
  databaseFacts,
  eventParties,
  eventRegistrations,
  events,
  eventScores,
  organizers,
  restaurants,
} from '#app/database/schema.ts'
import { writeCourses } from '#app/events/courses.server.ts'
import { nameKey } from '#app/bookings/parties/same-person.server.ts'
import { storePicture } from '#app/media/media.server.ts'
import type { DecodedPicture } from '#app/media/picture-tasks.server.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { events as demoEvents, type DemoEvent } from '#app/demo/content/events.ts'
import { organizers as demoOrganizers } from '#app/demo/content/organizers.ts'
import { people } from '#app/demo/content/people.ts'
import { pictures, pictureSize, type PictureKey } from '#app/demo/content/pictures.ts'
import { posts } from '#app/demo/content/posts.ts'
import { restaurants as demoRestaurants } from '#app/demo/content/restaurants.ts'

type Report = (message: string) => void

/** Runs once, on a database without events. One transaction, so that an interrupted start leaves no rows. */
export async function loadDemoContent(photoFolder: string, report: Report): Promise<void> {
  const [loaded] = await database
    .select()
    .from(databaseFacts)
    .where(sql`${databaseFacts.name} = 'demo-content'`)
  const [existing] = await database.select({ id: events.id }).from(events).limit(1)
  if (loaded || existing) return
  report('Loading demo content.')
  const photos = await Promise.all(
    pictures.map(async ({ file, color }) => {
      const jpeg = await readFile(join(photoFolder, file))
      return { hash: hash('sha256', jpeg), jpeg, ...pictureSize, color }
    }),
  )
  await database.transaction(async (tx) => {
    // Of two servers that start together, only the first inserts this row.
    const [first] = await tx
      .insert(databaseFacts)
      .values({ name: 'demo-content', value: true })
      .onConflictDoNothing()
      .returning()
    if (!first) return
    const urls = await storePictures(tx, photos)
    const organizerIds = await insertOrganizers(tx)
    const restaurantIds = await insertRestaurants(tx, urls)
    const eventIds = await insertEvents(tx, urls, organizerIds, restaurantIds)
    await insertPosts(tx, urls, eventIds)
  })
  report(
    `Demo content is in place. Its ${pictures.length} pictures are encoded for pages in the background; ` +
      'until then they are larger.',
  )
}

type Urls = ReadonlyMap<PictureKey, string>

async function storePictures(tx: Transaction, photos: readonly DecodedPicture[]): Promise<Urls> {
  const urls = new Map<PictureKey, string>()
  for (const [index, { key, alt, alt_ca: altCa, focal }] of pictures.entries()) {
    const photo = photos[index] as DecodedPicture
    urls.set(key, await storePicture(tx, photo, { purpose: 'demo', altEs: alt, altCa, focal, isDemo: true }))
  }
  return urls
}

async function insertOrganizers(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insert(organizers)
    .values(
      demoOrganizers.map((organizer) => ({
        name: organizer.name,
        description: organizer.description,
        website: organizer.website ?? '',
        email: organizer.email ?? '',
        phone: organizer.phone ?? '',
        address: organizer.address,
        city: organizer.city,
        country: organizer.country,
        socialMedia: organizer.social_media as Record<string, string>,
        nameCa: organizer.name_ca,
        descriptionCa: organizer.description_ca,
        addressCa: organizer.address_ca,
        cityCa: organizer.city_ca,
        isDemo: true,
      })),
    )
    .returning({ id: organizers.id })
  return new Map(demoOrganizers.map(({ key }, index) => [key, rows[index]?.id as number]))
}

async function insertRestaurants(tx: Transaction, urls: Urls): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insert(restaurants)
    .values(
      demoRestaurants.map((restaurant) => ({
        nombre: restaurant.nombre,
        direccion: restaurant.direccion,
        telefono: restaurant.telefono ?? '',
        web: restaurant.web ?? '',
        horarios: restaurant.horarios,
        precioMedio: restaurant.precio_medio,
        estrellasMichelin: restaurant.estrellas_michelin,
        especialidad: restaurant.especialidad,
        description: restaurant.description,
        historia: restaurant.historia ?? '',
        chefName: restaurant.chef_name ?? '',
        chefBio: restaurant.chef_bio ?? '',
        images: restaurant.images.map((key) => urls.get(key) as string),
        ubicacionMapa: restaurant.ubicacion_mapa,
        reservaUrl: restaurant.reserva_url ?? '',
        reservaTelefono: restaurant.reserva_telefono ?? '',
        reservaEmail: restaurant.reserva_email ?? '',
        redesSociales: restaurant.redes_sociales as Record<string, string>,
        menuDegustacion: [...restaurant.menu_degustacion],
        platosPrincipales: [...restaurant.platos_principales],
        valoraciones: restaurant.valoraciones,
        priceRange: restaurant.price_range,
        especialidadCa: restaurant.especialidad_ca,
        descriptionCa: restaurant.description_ca,
        historiaCa: restaurant.historia_ca ?? '',
        chefBioCa: restaurant.chef_bio_ca ?? '',
        horariosCa: restaurant.horarios_ca,
        sampleReviews: restaurant.reviews.map(({ fecha, ...review }) => ({ ...review, days_ago: fecha })),
        createdAt: daysAgo(restaurant.created_at),
        isDemo: true,
      })),
    )
    .returning({ id: restaurants.id })
  return new Map(demoRestaurants.map(({ key }, index) => [key, rows[index]?.id as number]))
}

async function insertEvents(
  tx: Transaction,
  urls: Urls,
  organizerIds: ReadonlyMap<string, number>,
  restaurantIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const event of demoEvents) {
    const [row] = await tx
      .insert(events)
      .values({
        title: event.title,
        description: event.description,
        date: dateOf(event),
        location: event.location,
        price: event.price,
        maxParticipants: event.max_participants,
        category: event.category,
        titleCa: event.title_ca,
        descriptionCa: event.description_ca,
        locationCa: event.location_ca,
        categoryCa: event.category_ca,
        imageUrl: event.image && urls.get(event.image),
        pictures: event.pictures?.map((key) => urls.get(key) as string) ?? [],
        organizerId: event.organizer && organizerIds.get(event.organizer),
        restaurantId: event.restaurant && restaurantIds.get(event.restaurant),
        isDemo: true,
      })
      .returning({ id: events.id })
    if (!row) continue
    ids.set(event.title, row.id)
    if (event.menu) await writeCourses(tx, row.id, event.menu)
    if (event.registered > 0) await insertBookings(tx, event, row.id)
  }
  return ids
}

/** Parties of one. A guest who has given a score has come. */
async function insertBookings(tx: Transaction, event: DemoEvent, eventId: number) {
  const booked = people
    .slice(0, event.registered)
    .map(({ name, email }) => ({
      id: randomUUID(),
      eventId,
      email,
      nameKey: nameKey(name),
      privacyVersion: 'demo',
      contactName: name,
      tokenHash: hashToken(randomUUID()),
    }))
  await tx.insert(eventParties).values(booked.map((party) => ({ ...party, state: 'booked' as const, size: 1 })))
  await tx
    .insert(eventRegistrations)
    .values(
      booked.map(({ contactName, tokenHash, ...guest }) => ({
        ...guest,
        partyId: guest.id,
        fullName: contactName,
        cancelTokenHash: tokenHash,
        attendedAt: event.scores && dateOf(event),
      })),
    )
  const scores = (event.scores ?? []).map((score, place) => ({
    ...score,
    guestId: booked[place]?.id as string,
    eventId,
    commentState: 'shown' as const,
    privacyVersion: 'demo',
  }))
  if (scores.length > 0) await tx.insert(eventScores).values(scores)
}

function dateOf(event: DemoEvent): Date {
  const day = Temporal.Now.plainDateISO(CLUB_TIME_ZONE).add({ days: event.day }).toString()
  return clubTime(`${day}T${event.time}`).moment ?? new Date(`${day}T12:00:00Z`)
}

async function insertPosts(tx: Transaction, urls: Urls, eventIds: ReadonlyMap<string, number>) {
  for (const post of posts) {
    const publishedAt = post.published_days_ago === null ? null : daysAgo(post.published_days_ago)
    await tx.insert(blogPosts).values({
      title: post.title,
      slug: post.slug,
      content: post.content,
      excerpt: post.excerpt,
      coverImage: post.cover && urls.get(post.cover),
      eventId: eventIds.get(post.chronicle ?? '') ?? null,
      status: publishedAt ? 'published' : 'draft',
      publishedAt,
      // The demo posts have not been changed since their publication.
      ...(publishedAt && { updatedAt: publishedAt }),
      titleCa: post.title_ca,
      excerptCa: post.excerpt_ca,
      contentCa: post.content_ca,
      isDemo: true,
    })
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}
