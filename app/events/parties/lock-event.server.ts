import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'

/** The club may take seats before the waiting list. */
export type SeatedBy = 'guest' | 'club'

/**
 * The first statement of every transaction that changes parties or their guests, of each event in the order of their
 * ids: locks the row (event, parties, guests, mails is the order of locks) and tells the ledger who acts
 * (migrations/0028_ledger.sql). With null, whoever the transaction has said.
 */
export async function lockEvent(tx: Transaction, eventId: number, by: SeatedBy | null) {
  const [event] = await tx
    .select({
      ...lockedColumns,
      seatedBy: sql`set_config('el_cercle.seated_by', coalesce(${by}, current_setting('el_cercle.seated_by', true), ''), true)`,
      takesBookings: sql<boolean>`event_takes_bookings(${events})`,
    })
    .from(events)
    .where(sql`${events.id} = ${eventId}`)
    .for('no key update')
  return event ? { ...event, free: event.capacity - event.registered - event.held } : null
}

/** Says who acts where seats of one event only are freed by one statement, which locks the event itself. */
export async function seatAs(tx: Transaction, by: SeatedBy): Promise<void> {
  await tx.execute(sql`select set_config('el_cercle.seated_by', ${by}, true)`)
}

const lockedColumns = {
  id: events.id,
  date: events.date,
  status: events.status,
  publishedAt: events.publishedAt,
  capacity: events.maxParticipants,
  registered: events.registered,
  held: events.held,
  closesAt: events.closesAt,
  editsUntil: events.editsUntil,
  changedAt: events.changedAt,
  price: events.price,
  offers: events.offers,
  partyLimit: events.partyLimit,
  version: events.version,
}

export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>
