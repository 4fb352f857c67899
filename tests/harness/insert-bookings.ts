import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

type Booking = { event_id: number; contact_name: string; email: string; [column: string]: unknown }

/** Bookings of one guest each, by columns of `event_parties`; the guests have their ids. @returns the ids */
export async function insertBookings(sql: Sql, bookings: readonly Booking[]): Promise<string[]> {
  const rows = bookings.map((booking) => {
    const id = randomUUID()
    const name_key = booking.contact_name.toLowerCase()
    return { id, state: 'booked', size: 1, name_key, privacy_version: 'x', token_hash: id, ...booking }
  })
  const seated = await sql<{ id: string }[]>`
    with booked as (insert into event_parties ${sql(rows)} returning *)
    insert into event_registrations (id, event_id, party_id, full_name, privacy_version, cancel_token_hash)
    select id, event_id, id, contact_name, privacy_version, token_hash from booked returning id`
  return seated.map(({ id }) => id)
}
