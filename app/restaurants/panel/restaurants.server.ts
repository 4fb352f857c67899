import { and, desc, eq } from 'drizzle-orm'
import { alphabeticalKey, lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { events, restaurants } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { toColumns, toFields, type UneditedColumn } from '#app/platform/forms/field-columns.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { putAside } from '#app/platform/trash.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import type { RestaurantForm } from './forms.ts'
import { restaurantColumns } from './restaurant-columns.ts'

export const restaurantOrders = inBothDirections({
  nombre: [alphabeticalKey(restaurants.nombre)],
  fecha: [restaurants.createdAt],
})
type RestaurantOrder = keyof typeof restaurantOrders

/** @param lacks only restaurants without texts in that language */
export async function listPanelRestaurants(request: ListRequest, lacks: Language | null, order: RestaurantOrder) {
  const {
    id,
    nombre: name,
    direccion: address,
    estrellasMichelin: stars,
    precioMedio: averagePrice,
    createdAt,
    lacksSpanish,
    lacksCatalan,
  } = restaurants
  const { rows, ...page } = await listPage(
    { from: restaurants, where: lacksLanguage(restaurants, lacks), request, orders: restaurantOrders, order },
    (these) =>
      database
        .select({ id, name, address, stars, averagePrice, createdAt, lacksSpanish, lacksCatalan })
        .from(restaurants)
        .where(these),
  )
  return { ...page, rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}
export type RestaurantRow = RowOf<typeof listPanelRestaurants>

export function exportRestaurants(search: string, lacks: Language | null, order: RestaurantOrder) {
  const { id, nombre, direccion, telefono, web, precioMedio, priceRange, estrellasMichelin, chefName, createdAt } =
    restaurants
  return streamRows(
    database
      .select({
        nombre,
        direccion,
        telefono,
        web,
        especialidad: mainText(restaurants.especialidad, restaurants.especialidadCa).as('especialidad'),
        precioMedio,
        priceRange,
        estrellasMichelin,
        chefName,
        createdAt,
      })
      .from(restaurants)
      .where(and(lacksLanguage(restaurants, lacks), searchCondition(restaurants.searchText, search)))
      .orderBy(...orderBy(restaurantOrders[order], id)),
  )
}

export async function findRestaurantForForm(id: number) {
  const [row] = await database.select().from(restaurants).where(eq(restaurants.id, id))
  if (!row) return null
  const fields = toFields(restaurantColumns, row, (column) =>
    log.warn({ restaurant: id, column }, 'stored JSON cannot be read'),
  )
  return { id, version: row.version, ...fields }
}
export type RestaurantFormValues = NonNullable<Awaited<ReturnType<typeof findRestaurantForForm>>>

export async function createRestaurant(form: RestaurantForm, actor: Actor): Promise<number> {
  return database.transaction(async (tx) => {
    const [made] = await tx.insert(restaurants).values(toRow(form)).returning({ id: restaurants.id })
    if (!made) throw new Error('no restaurant was made')
    await audit(tx, { actor: actor.id, action: 'restaurant.created', subject: String(made.id) })
    return made.id
  })
}

/** A saved demo restaurant becomes the club's own. */
export function updateRestaurant(id: number, form: RestaurantForm, actor: Actor) {
  const values = { ...toRow(form), isDemo: false }
  return database.transaction((tx) =>
    versionedSave(tx, restaurants, { id, seen: form.version }, values, { actor, action: 'restaurant.updated' }),
  )
}

type RestaurantDeletion =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'in-use'; events: string[] }

/** Refused while events name it. The row lock keeps new events from naming it meanwhile. */
export async function deleteRestaurant(id: number, actor: Actor): Promise<RestaurantDeletion> {
  return database.transaction(async (tx) => {
    const [there] = await tx
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.id, id))
      .for('update')
    if (!there) return { ok: false, reason: 'unknown' }
    const used = await tx
      .select({ title: mainText(events.title, events.titleCa) })
      .from(events)
      .where(eq(events.restaurantId, id))
      .orderBy(desc(events.date))
    if (used.length > 0) return { ok: false, reason: 'in-use', events: used.map(({ title }) => title) }
    const where = eq(restaurants.id, id)
    const parts = [{ table: restaurants, where }] as const
    await putAside(tx, { kind: 'restaurant', id, name: restaurants.nombre, parts }, actor)
    await tx.delete(restaurants).where(where)
    await audit(tx, { actor: actor.id, action: 'restaurant.deleted', subject: String(id) })
    return { ok: true }
  })
}

function toRow(form: RestaurantForm): Omit<typeof restaurants.$inferSelect, UneditedColumn | 'sampleReviews'> {
  return toColumns(restaurantColumns, form)
}
