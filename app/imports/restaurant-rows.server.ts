import { eq, exists, inArray, sql } from 'drizzle-orm'
import { nameKey } from '#app/bookings/parties/same-person.server.ts'
import type { Queryable, Transaction } from '#app/database/client.server.ts'
import { events, restaurants } from '#app/database/schema.ts'
import { toColumns } from '#app/platform/forms/field-columns.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { restaurantSchemas, type RestaurantForm } from '#app/restaurants/panel/forms.ts'
import { restaurantColumns } from '#app/restaurants/panel/restaurant-columns.ts'
import type { FieldValues } from './import-fields.ts'
import { parseRow, refuseRow, type CheckedRow, type Seen } from './row-check.ts'

const place = (row: { nombre: string; direccion: string }) => `${nameKey(row.nombre)} ${nameKey(row.direccion)}`

/** As the form of a restaurant, with the same errors; one is known by its name and address. */
export async function checkRestaurants(
  on: Queryable,
  rows: readonly FieldValues[],
  { seen }: { seen: Seen },
): Promise<CheckedRow<RestaurantForm>[]> {
  const schema = restaurantSchemas[mainLanguage()]
  const parsed = rows.map((values) =>
    parseRow(schema, { ...values, estrellas_michelin: values.estrellas_michelin || undefined }),
  )
  const known = await findKnown(on, parsed)
  return parsed.map((checked) => {
    if (!checked.ok) return checked
    const key = place(checked.row)
    if (known.has(key)) return refuseRow('already')
    if (seen.has(key)) return refuseRow('repeated')
    seen.add(key)
    return checked
  })
}

async function findKnown(on: Queryable, parsed: readonly CheckedRow<RestaurantForm>[]): Promise<Seen> {
  const names = parsed.flatMap((checked) => (checked.ok ? [nameKey(checked.row.nombre)] : []))
  if (names.length === 0) return new Set()
  const { nombre, direccion } = restaurants
  const found = await on
    .select({ nombre, direccion })
    .from(restaurants)
    .where(inArray(sql`person_name_key(${nombre})`, names))
  return new Set(found.map(place))
}

/** @returns their ids */
export async function insertRestaurants(tx: Transaction, rows: readonly RestaurantForm[]): Promise<string[]> {
  const made = await tx
    .insert(restaurants)
    .values(rows.map((row) => toColumns(restaurantColumns, row)))
    .returning({ id: restaurants.id })
  return made.map(({ id }) => String(id))
}

/** Deletes imported restaurants that nobody has changed and that no event names. @returns why the others stay */
export async function removeRestaurants(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ removed: string[]; kept: Map<string, 'changed' | 'used'> }> {
  const found = await tx
    .select({
      id: restaurants.id,
      changed: sql<boolean>`${restaurants.version} > 1`,
      used: sql<boolean>`${exists(tx.select({ id: events.id }).from(events).where(eq(events.restaurantId, restaurants.id)))}`,
    })
    .from(restaurants)
    .where(inArray(restaurants.id, ids.map(Number)))
    .for('update', { of: restaurants })
  const kept = new Map(
    found.flatMap(({ id, changed, used }) =>
      changed || used ? [[String(id), changed ? 'changed' : 'used'] as const] : [],
    ),
  )
  const removed = found.flatMap(({ id }) => (kept.has(String(id)) ? [] : [id]))
  if (removed.length > 0) await tx.delete(restaurants).where(inArray(restaurants.id, removed))
  return { removed: removed.map(String), kept }
}
