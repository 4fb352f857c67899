import { sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import type { Absences } from './absences.ts'

/**
 * Counted from the rows, stored nowhere: bookings that were not cancelled, of events that are over and where at least
 * one guest was checked in. A party of which somebody came is not missed. Both conditions on the person have an index.
 * @param email of the contact; null matches nobody
 * @param socioId of the member who has proved to be one
 */
export function absencesOf(email: SQL, socioId: SQL): SQL<Absences> {
  return sql<Absences>`(
    select json_build_object('dinners', count(*)::int, 'missed', (count(*) filter (where not exists (
      select 1 from event_registrations guest
      where guest.party_id = past.id and guest.cancelled_at is null and guest.attended_at is not null)))::int)
    from event_parties past join events dinner on dinner.id = past.event_id
    where past.erased_at is null and past.state = 'booked' and coalesce(past.hold, 'confirmed') = 'confirmed' and dinner.status <> 'cancelled'
      and (lower(past.email) = lower(${email}) or past.socio_id = ${socioId})
      and event_end(dinner.date, dinner.ends_at) <= now()
      and exists (
        select 1 from event_registrations one where one.event_id = dinner.id and one.attended_at is not null))`
}

export async function findAbsences({ id, email }: { id: string; email: string }): Promise<Absences> {
  const [row] = await database.execute<{ absences: Absences }>(
    sql`select ${absencesOf(sql`${email}::text`, sql`${id}::uuid`)} as absences`,
  )
  return row?.absences ?? { dinners: 0, missed: 0 }
}
