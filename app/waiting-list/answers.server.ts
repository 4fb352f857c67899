import { withToken } from '#app/bookings/parties/find-party.server.ts'
import type { GuestFields } from '#app/bookings/parties/new-guests.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { seatParty } from '#app/bookings/parties/seat-party.server.ts'
import { updateParty, withParty, type WaitingPartyRow } from '#app/seats/waiting-party.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

/** `waiting`: the club has withdrawn the offer. `too-large`: more guests than the offer has seats. */
type AcceptanceRefusal = 'unknown' | 'lapsed' | 'cancelled' | 'waiting' | 'begun' | 'too-large'
type AcceptanceResult = { ok: true; id: string } | { ok: false; reason: AcceptanceRefusal }

/**
 * Books the offered seats for these guests; the first is the contact, names may follow (''). Seats that they leave go
 * to the next party. The state decides, not the clock: before the sweep a late answer counts. Safe to repeat.
 */
export async function acceptOffer(token: string, guests: readonly GuestFields[]): Promise<AcceptanceResult> {
  return withParty(withToken(token), 'guest', async (tx, party, event): Promise<AcceptanceResult> => {
    if (party.state === 'booked') return { ok: true, id: party.id }
    if (event.status !== 'published') return { ok: false, reason: 'cancelled' }
    if (party.state !== 'offered') return { ok: false, reason: party.state }
    if (hasBegun(event, new Date())) return { ok: false, reason: 'begun' }
    if (guests.length > party.size) return { ok: false, reason: 'too-large' }
    await seatParty(tx, { kind: 'waiting', party, guests })
    if (guests.length < party.size) await offerSeats(tx, party.eventId)
    return { ok: true, id: party.id }
  })
}

type DeclineResult = { ok: true } | { ok: false; reason: 'unknown' | Exclude<WaitingPartyRow['state'], 'lapsed'> }

/** Passes the offer on; the party may rejoin the end of the list. Safe to repeat. */
export async function declineOffer(token: string): Promise<DeclineResult> {
  return withParty(withToken(token), 'guest', async (tx, party): Promise<DeclineResult> => {
    if (party.state === 'lapsed') return { ok: true }
    if (party.state !== 'offered') return { ok: false, reason: party.state }
    await updateParty(tx, party.id, { state: 'lapsed', cancelledBy: 'guest' })
    await offerSeats(tx, party.eventId)
    return { ok: true }
  })
}
