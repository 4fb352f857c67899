import { and, eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, events, type offerModes } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { Contact } from '#app/bookings/parties/book-party.server.ts'
import { joinWaitingList, type JoinRefusal } from './joining.server.ts'
import { queueAgain } from './leave-waiting.server.ts'
import { fitsWindow, offerDeadline, offersEnd } from '#app/seats/offer-window.ts'
import { removedFromList } from '#app/bookings/parties/list-waiting.server.ts'
import { mailOffer, mailParty, makeOffer, offerSeats } from '#app/seats/offers.server.ts'
import { seatParty } from '#app/bookings/parties/seat-party.server.ts'
import { takesOffers, updateParty, withParty, type WaitingPartyRow } from '#app/seats/waiting-party.server.ts'
import { lockEvent, type LockedEvent } from '#app/seats/lock-event.server.ts'
import { hasOtherParty } from '#app/bookings/parties/same-person.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

type Refusal<Reason extends string> = { ok: false; reason: 'unknown' | Reason }
type NoRoom = { ok: false; reason: 'full'; free: number }

const ofEvent = (eventId: number, partyId: string) =>
  and(eq(eventParties.id, partyId), eq(eventParties.eventId, eventId))

/** The team may pass over earlier parties (`event_parties_line`); what it does is audited. */
async function auditParty(tx: Transaction, actor: Actor, action: ClubAction, subject: string, fields: string[] = []) {
  await audit(tx, { actor: actor.id, action: `waiting-party.${action}`, subject, fields })
}

type ClubAction = 'joined' | 'offered' | 'withdrawn' | 'extended' | 'seated' | 'returned' | 'removed' | 'restored'

/** `mailed`: whether a mail tells the party; else somebody has to call it. */
type Told = { ok: true; mailed: boolean }

type ClubJoinResult = (Told & { id: string }) | { ok: false; reason: JoinRefusal }

/** Signs up somebody who has called, with or without an e-mail. */
export async function joinByClub(
  eventId: number,
  contact: Contact,
  size: number,
  actor: Actor,
): Promise<ClubJoinResult> {
  const joined = await joinWaitingList(eventId, contact, size, {
    along: (tx, id) => auditParty(tx, actor, 'joined', id),
  })
  return joined.ok ? { ...told(contact), id: joined.id } : joined
}

type OfferNowResult = Told | Refusal<'not-waiting' | 'closed'> | NoRoom

/** Offers the free seats to this party, by hand: at any hour, and with offers by hand as well. */
export async function offerNow(eventId: number, partyId: string, actor: Actor): Promise<OfferNowResult> {
  return withParty(ofEvent(eventId, partyId), 'club', async (tx, party, event): Promise<OfferNowResult> => {
    const now = new Date()
    if (party.state !== 'waiting') return { ok: false, reason: 'not-waiting' }
    if (!takesOffers(event, now) || !fitsWindow(now, offersEnd(event))) return { ok: false, reason: 'closed' }
    if (party.size > event.free) return { ok: false, reason: 'full', free: event.free }
    await auditParty(tx, actor, 'offered', party.id)
    await makeOffer(tx, party, now)
    return told(party)
  })
}

/** `byHand`: automatic offers are off now, because they would offer the same seats to the same party again. */
type WithdrawalResult = (Told & { byHand: boolean }) | Refusal<'not-offered'>

/** The party returns to its place, and is told. */
export async function withdrawOffer(eventId: number, partyId: string, actor: Actor): Promise<WithdrawalResult> {
  return withParty(ofEvent(eventId, partyId), 'club', async (tx, party, event): Promise<WithdrawalResult> => {
    if (party.state !== 'offered') return { ok: false, reason: 'not-offered' }
    const byHand = event.offers === 'auto'
    if (byHand) await writeOfferMode(tx, eventId, 'manual', actor)
    await auditParty(tx, actor, 'withdrawn', party.id)
    await updateParty(tx, party.id, { state: 'waiting', offerExpiresAt: null })
    await mailParty(tx, party, 'waiting-withdrawn', party.version + 1)
    return { ...told(party), byHand }
  })
}

/** `not-sent`: its window has not started, because the mail waits. `ends`: it lasts until offers end already. */
type ExtensionResult = { ok: true; until: Date } | Refusal<'not-offered' | 'not-sent' | 'ends'>

/** Adds a window to the deadline, and tells the party by mail. */
export async function extendOffer(eventId: number, partyId: string, actor: Actor): Promise<ExtensionResult> {
  return withParty(ofEvent(eventId, partyId), 'club', async (tx, party, event): Promise<ExtensionResult> => {
    const expires = party.offerExpiresAt
    if (party.state !== 'offered') return { ok: false, reason: 'not-offered' }
    if (!expires) return { ok: false, reason: 'not-sent' }
    const now = new Date()
    const until = offerDeadline(expires > now ? expires : now, offersEnd(event))
    if (until <= expires || until <= now) return { ok: false, reason: 'ends' }
    await auditParty(tx, actor, 'extended', party.id)
    await updateParty(tx, party.id, { offerExpiresAt: until })
    await mailOffer(tx, party, 'waiting-offer', party.offerRound, party.version + 1)
    return { ok: true, until }
  })
}

/** `reason`: why seats are added; required with them. */
type SeatNowOptions = { chairs: number; reason: string }
type SeatNowResult = (Told & { added: number }) | Refusal<'not-waiting' | 'begun' | 'reason'> | NoRoom

/** Books a party at once, with as many new seats of the event as it lacks, at most `chairs`. Names follow. */
export async function seatNow(
  eventId: number,
  partyId: string,
  { chairs, reason }: SeatNowOptions,
  actor: Actor,
): Promise<SeatNowResult> {
  return withParty(ofEvent(eventId, partyId), 'club', async (tx, party, event): Promise<SeatNowResult> => {
    const added = seatsToAdd(party, event)
    const refusal = findSeatingRefusal(party, event) ?? (added > 0 && !reason ? 'reason' : null)
    if (refusal) return { ok: false, reason: refusal }
    if (added > chairs) return { ok: false, reason: 'full', free: event.free }
    await auditParty(tx, actor, 'seated', party.id, added > 0 ? [`+${added}`, reason] : [])
    if (added > 0) await addSeats(tx, event, added, actor)
    const guests = Array.from({ length: party.size }, () => ({ fullName: '' }))
    await seatParty(tx, { kind: 'waiting', party, guests })
    return { ...told(party), added }
  })
}

/** The seats of an offer are held for its party. */
function seatsToAdd({ state, size }: WaitingPartyRow, { free }: LockedEvent): number {
  return state === 'offered' ? 0 : Math.max(0, size - free)
}

function findSeatingRefusal({ state }: WaitingPartyRow, { date, status }: LockedEvent) {
  if (state !== 'waiting' && state !== 'offered') return 'not-waiting' as const
  return hasBegun({ date }, new Date()) || status !== 'published' ? ('begun' as const) : null
}

async function addSeats(tx: Transaction, { id, capacity }: LockedEvent, added: number, actor: Actor) {
  await updateVersioned(tx, events, eq(events.id, id), { maxParticipants: capacity + added })
  await audit(tx, { actor: actor.id, action: 'event.updated', subject: String(id), fields: ['max_participants'] })
}

type ReturnResult = Told | Refusal<'not-lapsed' | 'closed' | 'already'>

/** Puts a party whose offer has lapsed at the end of the list. */
export async function returnToEnd(eventId: number, partyId: string, actor: Actor): Promise<ReturnResult> {
  return withParty(ofEvent(eventId, partyId), 'club', async (tx, party, event): Promise<ReturnResult> => {
    if (party.state !== 'lapsed') return { ok: false, reason: 'not-lapsed' }
    if (!takesOffers(event, new Date())) return { ok: false, reason: 'closed' }
    if (await hasOtherParty(tx, party)) return { ok: false, reason: 'already' }
    await auditParty(tx, actor, 'returned', party.id)
    await queueAgain(tx, party.id)
    await mailParty(tx, party, 'waiting-joined', party.version + 1)
    await offerSeats(tx, eventId)
    return told(party)
  })
}

type RemovalResult = Told | Refusal<'not-waiting'>

/** Takes a party off the list, for instance when it has called, and tells it. The seats of an offer go to the next. */
export async function removeFromList(eventId: number, partyId: string, actor: Actor): Promise<RemovalResult> {
  return withParty(ofEvent(eventId, partyId), 'club', async (tx, party): Promise<RemovalResult> => {
    if (party.state === 'booked' || party.state === 'cancelled') return { ok: false, reason: 'not-waiting' }
    await auditParty(tx, actor, 'removed', party.id)
    await updateParty(tx, party.id, { state: 'cancelled', cancelledAt: new Date(), cancelledBy: 'office' })
    await mailParty(tx, party, 'waiting-removed', party.version + 1)
    if (party.state === 'offered') await offerSeats(tx, eventId)
    return told(party)
  })
}

type RestorationResult = Told | Refusal<'not-removed' | 'closed' | 'already'>

/** Puts a party that the club has taken off the list back at its old place, and tells it. */
export async function restoreToList(eventId: number, partyId: string, actor: Actor): Promise<RestorationResult> {
  return withParty(ofEvent(eventId, partyId), 'club', async (tx, party, event): Promise<RestorationResult> => {
    if (!(await wasRemoved(tx, party.id))) return { ok: false, reason: 'not-removed' }
    if (!takesOffers(event, new Date())) return { ok: false, reason: 'closed' }
    if (await hasOtherParty(tx, party)) return { ok: false, reason: 'already' }
    await auditParty(tx, actor, 'restored', party.id)
    await updateParty(tx, party.id, { state: 'waiting', offerExpiresAt: null, cancelledAt: null, cancelledBy: null })
    await mailParty(tx, party, 'waiting-joined', party.version + 1)
    await offerSeats(tx, eventId)
    return told(party)
  })
}

/** From the list, not from a booking; its data is still there. */
async function wasRemoved(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(eventParties, and(eq(eventParties.id, id), removedFromList))) > 0
}

const told = ({ email }: { email: string | null }): Told => ({ ok: true, mailed: email !== null && email !== '' })

type OfferMode = (typeof offerModes)[number]

/** @returns false for an unknown event */
export async function setOfferMode(eventId: number, mode: OfferMode, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId, 'club')
    if (!event) return false
    if (event.offers !== mode) await writeOfferMode(tx, eventId, mode, actor)
    await offerSeats(tx, eventId)
    return true
  })
}

async function writeOfferMode(tx: Transaction, eventId: number, mode: OfferMode, actor: Actor): Promise<void> {
  await updateVersioned(tx, events, eq(events.id, eventId), { offers: mode })
  await audit(tx, { actor: actor.id, action: 'event.updated', subject: String(eventId), fields: ['offers'] })
}
