import { desc, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events, restaurants } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { toColumns, toFields, type UneditedColumn } from '#app/platform/forms/field-columns.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { putAside } from '#app/platform/trash.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import type { RestaurantForm } from './forms.ts'
import { restaurantColumns } from './restaurant-columns.ts'

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
