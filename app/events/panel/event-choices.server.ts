import { asc, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events, organizers, restaurants } from '#app/database/schema.ts'

export async function listEventChoices() {
  const [restaurantRows, organizerRows, categories, catalanCategories] = await Promise.all([
    database
      .select({ id: restaurants.id, name: restaurants.nombre })
      .from(restaurants)
      .orderBy(asc(restaurants.nombre)),
    database.select({ id: organizers.id, name: organizers.name }).from(organizers).orderBy(asc(organizers.name)),
    database
      .selectDistinct({ name: events.category })
      .from(events)
      .where(sql`${events.category} <> ''`)
      .orderBy(asc(events.category)),
    database
      .selectDistinct({ name: events.categoryCa })
      .from(events)
      .where(sql`${events.categoryCa} <> ''`)
      .orderBy(asc(events.categoryCa)),
  ])
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
  return {
    restaurants: restaurantRows,
    organizers: organizerRows,
    categories: names(categories),
    catalanCategories: names(catalanCategories),
  }
}
