import { eq, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { cancelParties } from './cancel-seats.server.ts'
import { findParty, type Party } from './find-party.server.ts'
import { lockEvent, type LockedEvent, type SeatedBy } from '#app/seats/lock-event.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

type PartyCancellation =
  | { ok: true; party: Party; event: LockedEvent }
  | { ok: false; reason: 'unknown' | 'begun' | 'cancelled' }

type Options = {
  by?: SeatedBy
  /** Runs in the same transaction. */
  along?: (tx: Transaction, party: Party, event: LockedEvent) => Promise<void>
}

/** Cancels a booked party with all its guests, until the event starts or is cancelled. A repeated call is refused. */
export async function cancelParty(which: SQL, { by = 'guest', along }: Options = {}): Promise<PartyCancellation> {
  return database.transaction(async (tx) => {
    const seen = await findParty(which, tx)
    const event = seen && (await lockEvent(tx, seen.eventId, by))
    const party = event && (await findParty(eq(eventParties.id, seen.id), tx))
    if (!party) return { ok: false, reason: 'unknown' }
    if (party.state !== 'booked' || event.status === 'cancelled') return { ok: false, reason: 'cancelled' }
    if (hasBegun(event, new Date())) return { ok: false, reason: 'begun' }
    await cancelParties(tx, [party.id], { by: by === 'club' ? 'office' : 'guest' })
    await along?.(tx, party, event)
    await offerSeats(tx, party.eventId)
    return { ok: true, party, event }
  })
}
