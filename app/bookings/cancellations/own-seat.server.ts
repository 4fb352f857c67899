import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { hasBegun } from '#app/events/event-times.ts'
import { hasChanged, isInTime } from '#app/seats/refund-terms.ts'
import { lockEvent, type LockedEvent } from '#app/seats/lock-event.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { cancelGuests, cancelParties } from '#app/bookings/parties/cancel-seats.server.ts'
import { settleSeats } from '#app/bookings/parties/change-booking.server.ts'
import { findLinkedGuest, type OwnGuest } from '#app/bookings/parties/find-own-guest.server.ts'
import { findParty, findPartyById, type Party } from '#app/bookings/parties/find-party.server.ts'
import { settleCancellation } from './cancellations.server.ts'

const p = eventParties
const r = eventRegistrations

/** The seat of a guest, by their own link, and what cancelling it would mean now; null for an unknown link. */
export async function findOwnSeat(token: string) {
  const guest = await findLinkedGuest(token)
  const party = guest && (await findPartyById(guest.partyId))
  if (!party) return null
  const { event, noticeHours, seatedAt: registeredAt } = party
  const now = new Date()
  return {
    guest,
    state: stateOf(guest),
    contactHasEmail: party.email !== null,
    isPayable: party.seatPrice > 0 && party.paymentState !== 'invited',
    inTime: isInTime({ ...event, noticeHours, registeredAt }, now),
    changed: hasChanged({ ...event, registeredAt }, now),
  }
}

type OwnSeatState = 'open' | 'cancelled' | 'event-cancelled' | 'begun' | 'contact'

function stateOf({ hasSeat, isContact, event }: OwnGuest): OwnSeatState {
  if (!hasSeat) return 'cancelled'
  if (event.status === 'cancelled') return 'event-cancelled'
  if (hasBegun(event, new Date())) return 'begun'
  return isContact ? 'contact' : 'open'
}

type OwnCancellation =
  | { ok: true; contactHasEmail: boolean }
  | { ok: false; reason: 'unknown' | 'cancelled' | 'begun' | 'contact' | 'conflict' }

/**
 * A guest who is not the contact gives up the seat, until the event starts, over `version` only. What follows is what
 * follows when the contact cancels it. A repeated call is refused.
 */
export async function cancelOwnSeat(token: string, version: number): Promise<OwnCancellation> {
  return database.transaction(async (tx) => {
    const seen = await findLinkedGuest(token, tx)
    const event = seen && (await lockEvent(tx, seen.eventId, 'guest'))
    const guest = event && (await findLinkedGuest(token, tx))
    const party = guest && (await findParty(eq(p.id, guest.partyId), tx))
    if (!party) return { ok: false, reason: 'unknown' }
    const state = stateOf(guest)
    if (state === 'event-cancelled') return { ok: false, reason: 'cancelled' }
    if (state !== 'open') return { ok: false, reason: state }
    if (guest.version !== version) return { ok: false, reason: 'conflict' }
    await freeSeat(tx, party, event, guest.id)
    await offerSeats(tx, party.eventId)
    return { ok: true, contactHasEmail: party.email !== null }
  })
}

/** The club may have cancelled the contact's seat: with the last guest the booking ends. */
async function freeSeat(tx: Transaction, party: Party, event: LockedEvent, guestId: string): Promise<void> {
  if (party.size === 1) {
    await cancelParties(tx, [party.id], { by: 'guest' })
    await settleCancellation(tx, party, event)
    return
  }
  await updateVersioned(tx, p, eq(p.id, party.id), { size: party.size - 1 })
  await cancelGuests(tx, eq(r.id, guestId), { at: new Date(), by: 'guest' })
  await settleSeats(tx, { party, freed: 1, added: 0, left: [guestId] }, event)
}
