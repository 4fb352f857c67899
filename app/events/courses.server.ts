import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventCourses, events } from '#app/database/schema.ts'
import { localizedRow, type Langs } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'

/** Of the menu of an event, in the order in which they are served. */
type StoredCourse = { name: string; nameCa: string; drink: string; drinkCa: string }
export type Course = { name: string; drink: string; langs: Langs<'name' | 'drink'> }

/** The menu as a column of a query over events: `StoredCourse[]`. */
export const coursesColumn: SQL<StoredCourse[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'name', ${eventCourses.name}, 'nameCa', ${eventCourses.nameCa},
    'drink', ${eventCourses.drink}, 'drinkCa', ${eventCourses.drinkCa}) order by ${eventCourses.position}), '[]')
  from ${eventCourses} where ${eq(eventCourses.eventId, events.id)})`

export function localizeCourses(language: Language, courses: readonly StoredCourse[]): Course[] {
  return courses.map((course) => localizedRow(language, course))
}

export function listCourses(tx: Transaction | typeof database, eventId: number): Promise<StoredCourse[]> {
  const { name, nameCa, drink, drinkCa, position } = eventCourses
  return tx
    .select({ name, nameCa, drink, drinkCa })
    .from(eventCourses)
    .where(eq(eventCourses.eventId, eventId))
    .orderBy(asc(position))
}

/** In the club's main language, for the team. */
export async function listMainCourses(eventId: number): Promise<Course[]> {
  return localizeCourses(mainLanguage(), await listCourses(database, eventId))
}

/** Replaces the menu. The event's row is locked. @returns whether it has changed */
export async function writeCourses(
  tx: Transaction,
  eventId: number,
  courses: readonly StoredCourse[],
): Promise<boolean> {
  if (JSON.stringify(await listCourses(tx, eventId)) === JSON.stringify(courses)) return false
  await tx.delete(eventCourses).where(eq(eventCourses.eventId, eventId))
  if (courses.length > 0)
    await tx.insert(eventCourses).values(courses.map((course, position) => ({ ...course, eventId, position })))
  return true
}
