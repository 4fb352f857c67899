import { eventParties } from '#app/database/schema.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { withToken } from '#app/bookings/parties/find-party.server.ts'
import { hasOtherParty } from '#app/bookings/parties/same-person.server.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { endOfList, takesOffers, updateParty, withParty } from '#app/seats/waiting-party.server.ts'
import { already } from './joining.server.ts'

const p = eventParties

type Left = { ok: true } | { ok: false; reason: 'unknown' | 'booked' }

/** Gives up the place and an offer, whose seats go to the next party; the contact is erased. Safe to repeat. */
export async function leaveWaitingList(token: string): Promise<Left> {
  return withParty(withToken(token), 'guest', async (tx, party) => {
    if (party.state === 'booked') return { ok: false, reason: 'booked' }
    if (party.state === 'cancelled') return { ok: true }
    await updateParty(tx, party.id, { state: 'cancelled', cancelledAt: new Date(), cancelledBy: 'guest' })
    await enqueueJob(tx, 'erase-left-party', party.id)
    if (party.state === 'offered') await offerSeats(tx, party.eventId)
    return { ok: true }
  })
}

type Shrunk = { ok: true } | { ok: false; reason: 'unknown' | 'larger' | 'not-waiting' }

/** Keeps the place in the order; a party that wants to be larger joins as another one. */
export async function shrinkWaiting(token: string, size: number): Promise<Shrunk> {
  return withParty(withToken(token), 'guest', async (tx, party) => {
    if (party.state !== 'waiting' && party.state !== 'lapsed') return { ok: false, reason: 'not-waiting' }
    if (size > party.size) return { ok: false, reason: 'larger' }
    if (size < party.size) {
      await updateParty(tx, party.id, { size })
      await offerSeats(tx, party.eventId)
    }
    return { ok: true }
  })
}

type RejoinResult =
  | { ok: true; state: 'waiting' | 'offered' }
  | { ok: false; reason: 'unknown' | 'cancelled' | 'closed' | 'booked' | 'already' }

/** A party whose offer has lapsed joins the end of the list again. Safe to repeat. */
export async function rejoin(token: string): Promise<RejoinResult> {
  return withParty(withToken(token), 'guest', async (tx, party, event): Promise<RejoinResult> => {
    if (party.state === 'waiting' || party.state === 'offered') return { ok: true, state: party.state }
    if (party.state !== 'lapsed') return { ok: false, reason: party.state }
    if (event.status !== 'published') return { ok: false, reason: 'cancelled' }
    if (event.offers === 'off' || !takesOffers(event, new Date())) return { ok: false, reason: 'closed' }
    if (await hasOtherParty(tx, party)) return already
    await queueAgain(tx, party.id)
    await offerSeats(tx, party.eventId)
    const [{ state } = { state: 'waiting' as const }] = await tx
      .select({ state: p.state })
      .from(p)
      .where(eq(p.id, party.id))
    return { ok: true, state: state === 'offered' ? 'offered' : 'waiting' }
  })
}

export async function queueAgain(tx: Transaction, id: string): Promise<void> {
  await updateParty(tx, id, { state: 'waiting', queuedAt: endOfList, offerExpiresAt: null, cancelledBy: null })
}
