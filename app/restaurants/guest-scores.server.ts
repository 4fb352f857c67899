import { and, sql, type SQL } from 'drizzle-orm'
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

type Means = { [Name in 'kitchen' | 'wine' | 'place' | 'pace']: number | null } & { answers: number }

/** A tick may be undone and a seat cancelled after the score. */
export const isOfSeatedGuest = sql`exists (select 1 from event_registrations guest
  where guest.id = ${eventScores.guestId} and guest.attended_at is not null and guest.cancelled_at is null)`

/** A column for `toGuestScores`. */
export function guestScoresColumn(which: SQL): SQL<Means> {
  const { kitchen, wine, place, pace } = eventScores
  return sql<Means>`(
    select json_build_object('answers', count(*), 'kitchen', avg(${kitchen})::float8, 'wine', avg(${wine})::float8,
      'place', avg(${place})::float8, 'pace', avg(${pace})::float8)
    from ${eventScores} where ${and(which, isOfSeatedGuest)})`
}

export async function findGuestScores(which: SQL): Promise<GuestScores | null> {
  const [row] = await database.select({ means: guestScoresColumn(which) }).from(sql`(select) as one_row`)
  return row ? toGuestScores(row.means) : null
}

/** Null with fewer than `MIN_ANSWERS`. */
export function toGuestScores({ answers, kitchen, wine, place, pace }: Means): GuestScores | null {
  if (answers < MIN_ANSWERS) return null
  const given = [kitchen, wine, place, pace].filter((value) => value !== null)
  return {
    answers,
    mean: given.reduce((sum, value) => sum + value, 0) / given.length,
    kitchen: kitchen ?? 0,
    wine,
    place: place ?? 0,
    pace: pace ?? 0,
  }
}
