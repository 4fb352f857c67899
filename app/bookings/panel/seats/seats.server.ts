import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { toGuest } from '#app/diets/diet-forms.ts'
import { addGuests } from '#app/bookings/parties/add-guests.server.ts'
import { cancelGuests, cancelParties, restoreParty } from '#app/bookings/parties/cancel-seats.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import { hasCharged, lockAccountsOf } from '#app/bookings/parties/charged.server.ts'
import { forgetReturnedPayment, movePayment } from '#app/bookings/parties/payments.server.ts'
import { hasOtherParty } from '#app/bookings/parties/same-person.server.ts'
import { oweRefund, takeBackRefund } from '#app/bookings/parties/refunds.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { MAX_SEATS, type MovedSeats } from '#app/bookings/panel/shared/booking-forms.ts'
import type { AddedGuest } from '#app/bookings/panel/shared/guest-forms.ts'
import { lockBooking } from '#app/bookings/panel/shared/bookings.server.ts'
import { moveGuests } from '#app/bookings/parties/move-guests.server.ts'
import { makeRoom } from '#app/bookings/parties/room.server.ts'
import {
  liveGuests,
  lockCancelled,
  resize,
  splitBooking,
  tellOfCancellation,
  tellOfChange,
  tellOfFewerSeats,
  type Party,
} from './seat-changes.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

const p = eventParties
const r = eventRegistrations
type Event = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

type SeatRefusal = 'unknown' | 'begun' | 'full' | 'line' | 'too-large' | 'already' | 'name-missing' | 'charged'
type SeatResult<Done = object> = ({ ok: true } & Done) | { ok: false; reason: SeatRefusal }

const refuse = (reason: SeatRefusal) => ({ ok: false, reason }) as const

/** Changes a booking of an event that has not begun, under the event's lock. A refusal changes nothing. */
async function inEvent<Done = object>(
  eventId: number,
  change: (tx: Transaction, event: Event) => Promise<SeatResult<Done>>,
): Promise<SeatResult<Done>> {
  return transactUnlessRefused(async (tx): Promise<SeatResult<Done>> => {
    const event = await lockEvent(tx, eventId, 'club')
    if (!event) return refuse('unknown')
    await lockAccountsOf(tx, eventId)
    return hasBegun(event, new Date()) ? refuse('begun') : change(tx, event)
  })
}

/** One more guest; the contact is sent the booking as it is now. */
export async function addGuest(eventId: number, guest: AddedGuest, actor: Actor): Promise<SeatResult> {
  const { party_id: id, reason } = guest
  return inEvent(eventId, async (tx, event): Promise<SeatResult> => {
    const party = await lockBooking(tx, eventId, id)
    if (!party) return refuse('unknown')
    if (party.size >= MAX_SEATS) return refuse('too-large')
    const refusal = await makeRoom(tx, event, { size: 1, reason, subject: id, actor })
    if (refusal) return refuse(refusal)
    await resize(tx, party, party.size + 1)
    await addGuests(tx, party, [toGuest(guest)])
    await audit(tx, { actor: actor.id, action: 'registration.guest-added', subject: id })
    await tellOfChange(tx, party)
    return { ok: true }
  })
}

type Cancelled = { seats: number; mailed: boolean }

/** Cancels chosen guests, or with the last of them the booking; safe to repeat, so that a seat is freed once. */
export async function cancelSeats(
  eventId: number,
  id: string,
  guestIds: readonly string[],
  actor: Actor,
): Promise<SeatResult<Cancelled>> {
  return inEvent<Cancelled>(eventId, async (tx, event) => {
    const party = await lockBooking(tx, eventId, id)
    const chosen = party ? await liveGuests(tx, id, guestIds) : []
    if (!party || chosen.length === 0) return refuse('unknown')
    const whole = chosen.length === party.size
    const ids = chosen.map((guest) => guest.id)
    const refund = await oweRefund(tx, id, event, ids)
    if (whole) {
      await tx.update(p).set({ hold: null }).where(eq(p.id, id))
      await cancelParties(tx, [id], { by: 'office' })
    } else {
      await resize(tx, party, party.size - chosen.length)
      await cancelGuests(tx, inArray(r.id, ids), { at: new Date(), by: 'office' })
    }
    const action = whole ? 'registration.cancelled' : 'registration.seats-cancelled'
    await audit(tx, { actor: actor.id, action, subject: id, fields: whole ? [] : [String(chosen.length)] })
    if (whole) await tellOfCancellation(tx, party)
    else await tellOfFewerSeats(tx, party, event, { guests: ids, refund })
    await offerSeats(tx, eventId)
    return { ok: true, seats: chosen.length, mailed: party.email !== null }
  })
}

/** A cancelled booking gets its seats back, and owes no refund for them any more. */
export async function restoreBooking(
  eventId: number,
  id: string,
  reason: string | undefined,
  actor: Actor,
): Promise<SeatResult> {
  return inEvent(eventId, async (tx, event): Promise<SeatResult> => {
    const party = await lockCancelled(tx, eventId, id)
    if (!party) return refuse('unknown')
    const refusal = await makeRoom(tx, event, { size: party.size, reason, subject: id, actor })
    if (refusal) return refuse(refusal)
    if (await hasOtherParty(tx, party)) return refuse('already')
    await restoreParty(tx, party)
    await forgetReturnedPayment(tx, id)
    await audit(tx, { actor: actor.id, action: 'registration.restored', subject: id })
    await tellOfChange(tx, party)
    return { ok: true }
  })
}

/** One cancelled guest of a booking that has other guests. */
export async function restoreSeat(
  eventId: number,
  guestId: string,
  reason: string | undefined,
  actor: Actor,
): Promise<SeatResult> {
  return inEvent(eventId, async (tx, event): Promise<SeatResult> => {
    const [guest] = await tx
      .select({ partyId: r.partyId })
      .from(r)
      .where(and(eq(r.id, guestId), eq(r.eventId, eventId), isNotNull(r.cancelledAt)))
    const party = guest?.partyId ? await lockBooking(tx, eventId, guest.partyId) : undefined
    if (!party) return refuse('unknown')
    if (party.size >= MAX_SEATS) return refuse('too-large')
    const refusal = await makeRoom(tx, event, { size: 1, reason, subject: party.id, actor })
    if (refusal) return refuse(refusal)
    await resize(tx, party, party.size + 1)
    await takeBackRefund(tx, party.id, [guestId])
    await tx
      .update(r)
      .set({ cancelledAt: null, cancelledBy: null, updatedAt: new Date() })
      .where(and(eq(r.id, guestId), isNotNull(r.cancelledAt)))
    await audit(tx, { actor: actor.id, action: 'registration.restored', subject: party.id })
    await tellOfChange(tx, party)
    return { ok: true }
  })
}

/**
 * Guests change to another booking, or to a new one by phone, with what is paid for them unless an account has paid it.
 * The contact stays; no seat is freed meanwhile.
 */
export async function moveSeats(
  eventId: number,
  { party_id: id, guests, to, full_name: typedName, phone }: MovedSeats,
  actor: Actor,
): Promise<SeatResult<{ seats: number }>> {
  return inEvent<{ seats: number }>(eventId, async (tx) => {
    const [from, target] = await lockBoth(tx, eventId, id, to)
    const others = guests.filter((guest) => guest !== id)
    const moved = from ? await liveGuests(tx, id, others) : []
    const contact = moved.find(({ fullName }) => fullName !== '') ?? moved[0]
    if (!from || !contact || moved.length >= from.size || (to && !target) || to === id) return refuse('unknown')
    const name = contact.fullName || typedName
    if (!target && !name) return refuse('name-missing')
    if (await hasCharged(tx, from.id)) return refuse('charged')
    if (target && target.size + moved.length > MAX_SEATS) return refuse('too-large')
    await resize(tx, from, from.size - moved.length)
    const ids = moved.map((guest) => guest.id)
    if (target) {
      await resize(tx, target, target.size + moved.length)
      await moveGuests(tx, ids, target.id)
      await movePayment(tx, from, target.id)
      await tellOfChange(tx, target)
    } else {
      const rest = ids.filter((guest) => guest !== contact.id)
      await splitBooking(tx, from, { id: contact.id, name: name ?? '', phone: phone ?? null }, rest)
      await movePayment(tx, from, contact.id)
    }
    await audit(tx, { actor: actor.id, action: 'registration.moved', subject: id, fields: [String(moved.length)] })
    await tellOfChange(tx, from)
    return { ok: true, seats: moved.length }
  })
}

/** In the order of their ids, so that two moves against each other do not wait for one another. */
async function lockBoth(tx: Transaction, eventId: number, from: string, to: string | undefined) {
  const locked = new Map<string, Party>()
  for (const id of [...new Set([from, to ?? from])].toSorted()) {
    const party = await lockBooking(tx, eventId, id)
    if (party) locked.set(id, party)
  }
  return [locked.get(from), to ? locked.get(to) : undefined] as const
}
