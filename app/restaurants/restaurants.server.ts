import { and, eq, sql } from 'drizzle-orm'
import { cleanLongText, longTextLead, splitLead } from '#app/articles/long-text.server.ts'
import { reusableQuery } from '#app/database/client.server.ts'
import { numberedPages } from '#app/database/numbered-page.server.ts'
import { readTogether, rowsColumn, type RowOf } from '#app/database/read-together.server.ts'
import { restaurants } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { addPictureTags, firstPictureIn, pictureAt } from '#app/media/pictures.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import { retry } from '#app/platform/retry.server.ts'
import type { SitemapSection } from '#app/platform/sitemap-section.ts'
import { dinnersColumn, nextEndColumn, scoresColumn, toDinners } from './dinners.server.ts'
import { toGuestScores } from './guest-scores.server.ts'
import { parseHours } from './opening-hours.ts'
import { mailLink, restaurantPhoneLink, webLink } from './outside-links.ts'
import type { RestaurantFilter } from './restaurant-filter.ts'
import { restaurantMap } from './restaurant-map.ts'
import { priceRanges } from './price-ranges.ts'
import { readStored, storedDishes, storedNetworks, storedRatings, storedReviews } from './stored-json.ts'
import { townKey, townsColumn, toTowns } from './towns.server.ts'

const RESTAURANTS_PER_PAGE = 6

/** A shorter directory has no filter and no map. */
const MIN_RESTAURANTS_TO_FILTER = 10

const RETRY_DELAYS_MS = [500]

type Row = typeof restaurants.$inferSelect

const { id, nombre, direccion, especialidad, especialidadCa, description, descriptionCa } = restaurants
const { precioMedio, estrellasMichelin, priceRange } = restaurants
const texts = { nombre, direccion, especialidad, especialidadCa, description, descriptionCa }
const picture = firstPictureIn(restaurants.images)
const cardColumns = { id, ...texts, precioMedio, estrellasMichelin, priceRange, picture }
type CardRow = RowOf<typeof cardColumns>

const keys = sql`${sql.placeholder('keys')}::json`
const range = sql`${sql.placeholder('range')}::text`

const pages = numberedPages('pageFrom', cardColumns, {
  from: restaurants,
  where: and(
    sql`(${keys} is null or ${townKey} in (select json_array_elements_text(${keys})))`,
    sql`(${range} is null or ${priceRange} = ${range})`,
  ),
  by: restaurants.createdAt,
  descending: true,
  size: RESTAURANTS_PER_PAGE,
})
const readPage = readTogether(pages.columns)

const readFilters = readTogether({
  towns: townsColumn,
  ranges: sql<string[]>`(select coalesce(json_agg(distinct ${priceRange}), '[]') from ${restaurants})`,
  many: sql<boolean>`(select count(*) = ${sql.raw(String(MIN_RESTAURANTS_TO_FILTER))}
    from (select from ${restaurants} limit ${sql.raw(String(MIN_RESTAURANTS_TO_FILTER))}) as counted)`,
})

/**
 * The latest visit is on page 1 of all and in the grid.
 * @param filter null for one that does not exist
 * @returns null for a missing page; page 1 always exists. `filters` is null for a short directory
 */
export async function listRestaurants(language: Language, page: number, filter: RestaurantFilter | null) {
  addCacheTags('restaurants')
  const reading = readFilters().then((read) => ({ ...read, towns: toTowns(read.towns) }))
  const chosen = filter?.town ? (await reading).towns.find(({ slug }) => slug === filter.town) : null
  const known = filter !== null && chosen !== undefined
  const [{ towns, ranges, many }, list] = await Promise.all([
    reading,
    known ? readRestaurants(page, chosen?.keys, filter.range) : noRestaurants,
  ])
  if (!list) return null
  const { rows, ...numbers } = list
  addPictureTags(...rows.map((row) => row.picture))
  const cards = rows.map((row) => toCard(row, language))
  const all = filter?.town === null && filter.range === null
  return {
    ...numbers,
    latest: (page === 1 && all && cards[0]) || null,
    restaurants: cards,
    known,
    town: chosen?.name ?? null,
    filters:
      many && known
        ? {
            towns: towns.map(({ slug, name, count, point }) => ({ slug, name, count, point })),
            ranges: priceRanges.filter((one) => ranges.includes(one)),
          }
        : null,
  }
}

const noRestaurants = { rows: [], total: 0, page: 1, pages: 0 }

async function readRestaurants(page: number, townKeys: readonly string[] | undefined, range: string | null) {
  const values = { keys: townKeys ? JSON.stringify(townKeys) : null, range, ...pages.valueOf(page) }
  return pages.pageOf(await readPage(values), page)
}

export const restaurantSitemap: SitemapSection = {
  lists: ['/restaurantes'],
  cacheTag: 'restaurants',
  pages: rowsColumn(
    { path: sql<string>`'/restaurantes/' || ${id}`, changed: restaurants.updatedAt },
    { from: restaurants, where: undefined, by: id, limit: sql`all` },
  ),
}

const restaurantQuery = reusableQuery((database) =>
  database
    .select({
      row: restaurants,
      picture,
      chefPhoto: pictureAt(restaurants.chefPhoto),
      dinners: dinnersColumn,
      nextEnd: nextEndColumn,
      scores: scoresColumn,
    })
    .from(restaurants)
    .where(eq(restaurants.id, sql.placeholder('id')))
    .prepare('restaurant'),
)

/** Grouped by the tab that shows each part. A failed read is retried once, as specified. */
export async function findRestaurant(id: number, language: Language) {
  addCacheTags(`restaurant:${id}`)
  const now = new Date().toISOString()
  const [found] = await retry(() => restaurantQuery().execute({ id, now }), RETRY_DELAYS_MS)
  if (!found) return null
  const { row, picture, chefPhoto, dinners, nextEnd, scores } = found
  expirePageAt(nextEnd ?? undefined)
  addPictureTags(picture, chefPhoto)
  const { marked, ...map } = restaurantMap(row.ubicacionMapa, row.direccion)
  const { horarios, historia, description, chefBio, langs } = localizedRow(language, row)
  return {
    ...toCard({ ...row, picture }, language),
    ...readContact(row),
    marked,
    hours: { lines: parseHours(horarios), lang: langs.horarios },
    description: {
      about: { ...splitLead(cleanLongText(description)), lang: langs.description },
      history: { html: cleanLongText(historia), lang: langs.historia },
      map,
    },
    menu: {
      tasting: readDishes(row, 'menuDegustacion', language),
      mains: readDishes(row, 'platosPrincipales', language),
    },
    chef: row.chefName.trim()
      ? { name: row.chefName.trim(), bio: { html: cleanLongText(chefBio), lang: langs.chefBio }, photo: chefPhoto }
      : null,
    reviews: { ratings: readRatings(row), list: readSampleReviews(row, language), guests: toGuestScores(scores) },
    dinners: toDinners(dinners, language),
  }
}

export type RestaurantDetails = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>

function toCard(row: CardRow, language: Language) {
  const { especialidad, description, langs } = localizedRow(language, row)
  return {
    id: row.id,
    name: row.nombre,
    address: row.direccion,
    specialty: especialidad,
    lead: longTextLead(description),
    langs: { specialty: langs.especialidad, lead: langs.description },
    /** In euros, 0 when unknown. */
    averagePrice: row.precioMedio,
    stars: row.estrellasMichelin,
    priceRange: row.priceRange.trim(),
    picture: row.picture,
  }
}
export type RestaurantCard = ReturnType<typeof toCard>

/** The booking number falls back to the main one. */
function readContact(row: Row) {
  const bookingPhone = restaurantPhoneLink(row.reservaTelefono) ? row.reservaTelefono : row.telefono
  const booking = {
    phone: restaurantPhoneLink(bookingPhone) ? bookingPhone.trim() : '',
    website: webLink(row.reservaUrl) ?? webLink(row.web),
    email: mailLink(row.reservaEmail) ? row.reservaEmail.trim() : '',
  }
  const networks = readStored(
    storedNetworks,
    row.redesSociales,
    { facebook: '', twitter: '', instagram: '' },
    warnUnreadable(row, 'redes_sociales'),
  )
  return {
    phone: row.telefono.trim(),
    website: webLink(row.web),
    booking: { ...booking, possible: Object.values(booking).some(Boolean) },
    networks: {
      facebook: webLink(networks.facebook),
      twitter: webLink(networks.twitter),
      instagram: webLink(networks.instagram),
    },
  }
}

function readDishes(row: Row, column: 'menuDegustacion' | 'platosPrincipales', language: Language) {
  return readStored(storedDishes, row[column], [], warnUnreadable(row, column)).map((dish) => ({
    name: localText(language, dish.nombre, dish.nombre_ca),
    description: localText(language, dish.descripcion, dish.descripcion_ca),
    price: dish.precio,
  }))
}

/** Null without any score. */
function readRatings(row: Row) {
  const none = { general: 0, comida: 0, servicio: 0, ambiente: 0, calidadPrecio: 0 }
  const ratings = readStored(storedRatings, row.valoraciones, none, warnUnreadable(row, 'valoraciones'))
  return Object.values(ratings).some((score) => score > 0) ? ratings : null
}

/** Only demo rows show sample reviews. Dates are ISO strings in UTC. */
function readSampleReviews(row: Row, language: Language) {
  if (!row.isDemo) return []
  return readStored(storedReviews, row.sampleReviews, [], warnUnreadable(row, 'sample_reviews')).map((review) => ({
    author: review.autor,
    date: new Date(Date.now() - review.days_ago * 86_400_000).toISOString(),
    stars: review.puntuacion,
    text: localText(language, review.comentario, review.comentario_ca),
  }))
}

function warnUnreadable(row: Pick<Row, 'id'>, column: string): () => void {
  return () => log.warn({ restaurant: row.id, column }, 'stored JSON cannot be read')
}
