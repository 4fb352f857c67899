import { and, asc, desc, ne, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events, organizers, restaurants } from '#app/database/schema.ts'
import { mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import type { CategoryNames } from './suggestions.ts'

export async function listEventChoices() {
  const [restaurantRows, organizerRows, spanish, catalan, inBoth] = await Promise.all([
    database
      .select({ id: restaurants.id, name: restaurants.nombre, address: restaurants.direccion })
      .from(restaurants)
      .orderBy(asc(restaurants.nombre)),
    database
      .select({ id: organizers.id, name: mainText(organizers.name, organizers.nameCa) })
      .from(organizers)
      .orderBy(mainTextOrder(organizers.name, organizers.nameCa)),
    listCategoryNames(events.category),
    listCategoryNames(events.categoryCa),
    listCategoriesInBoth(),
  ])
  return { restaurants: restaurantRows, organizers: organizerRows, categories: { es: spanish, ca: catalan, inBoth } }
}

async function listCategoryNames(column: typeof events.category | typeof events.categoryCa): Promise<string[]> {
  const rows = await database.selectDistinct({ name: column }).from(events).where(ne(column, '')).orderBy(asc(column))
  return rows.map(({ name }) => name)
}

/** The newest names first. */
function listCategoriesInBoth(): Promise<CategoryNames[]> {
  const { category: es, categoryCa: ca, date } = events
  return database
    .select({ es, ca })
    .from(events)
    .where(and(ne(es, ''), ne(ca, '')))
    .groupBy(es, ca)
    .orderBy(desc(sql`max(${date})`))
}
