import { and, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import { eventScores } from '#app/database/schema.ts'

/** Fewer answers are not shown: a mean of two tells what each of them said. */
const MIN_ANSWERS = 5

/** Means from 1 to 5, of guests who came; `wine` is null when nobody drank any. */
export type GuestScores = {
  answers: number
  mean: number
  kitchen: number
  wine: number | null
  place: number
  pace: number
}

/** A tick may be undone and a seat cancelled after the score. */
export const isOfSeatedGuest = sql`exists (select 1 from event_registrations guest
  where guest.id = event_scores.registration_id and guest.attended_at is not null and guest.cancelled_at is null)`

/** Null with fewer than `MIN_ANSWERS`. */
export async function findGuestScores(which: SQL): Promise<GuestScores | null> {
  const { kitchen, wine, place, pace } = eventScores
  const mean = (column: AnyPgColumn) => sql<number | null>`avg(${column})::float8`
  const [row] = await database
    .select({
      answers: sql<number>`count(*)::int`,
      kitchen: mean(kitchen),
      wine: mean(wine),
      place: mean(place),
      pace: mean(pace),
    })
    .from(eventScores)
    .where(and(which, isOfSeatedGuest))
  if (!row || row.answers < MIN_ANSWERS) return null
  const given = [row.kitchen, row.wine, row.place, row.pace].filter((value) => value !== null)
  return {
    answers: row.answers,
    mean: given.reduce((sum, value) => sum + value, 0) / given.length,
    kitchen: row.kitchen ?? 0,
    wine: row.wine,
    place: row.place ?? 0,
    pace: row.pace ?? 0,
  }
}
