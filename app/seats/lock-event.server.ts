import { asc, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'

const r = eventRegistrations

/** Of no row: the function asks whether somebody is a member, not who. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The club may take seats before the waiting list. */
export type SeatedBy = 'guest' | 'club'

/**
 * The first statement of every transaction that changes parties or their guests, of each event in the order of their
 * ids: locks the row (event, parties, guests, mails is the order of locks) and tells the ledger who acts
 * (`seated_by`). With null, whoever the transaction has said.
 */
export async function lockEvent(tx: Transaction, eventId: number, by: SeatedBy | null) {
  const [event] = await tx
    .select({
      ...lockedColumns,
      seatedBy: sql`set_config('el_cercle.seated_by', coalesce(${by}, current_setting('el_cercle.seated_by', true), ''), true)`,
      isForMembers: sql<boolean>`event_is_for_members(${events}, null)`,
      /** Of members at least: within their window nobody else joins the waiting list. */
      takesMembers: sql<boolean>`event_takes_bookings_of(${events}, ${NOBODY}::uuid)`,
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

/**
 * Before a statement that changes several guests: in the order of their ids, as the door locks them without the event,
 * so that neither waits for the other in a circle.
 */
export async function lockGuests(tx: Transaction, which: SQL | undefined) {
  return tx
    .select({ id: r.id, tokenHash: r.cancelTokenHash })
    .from(r)
    .where(which)
    .orderBy(asc(r.id))
    .for('no key update')
}

const lockedColumns = {
  id: events.id,
  date: events.date,
  endsAt: events.endsAt,
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
