import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { findPartyByToken, type Party } from '#app/events/parties/find-party.server.ts'
import { readDiets } from '#app/events/parties/guest-diets.server.ts'
import { isInTime, refundEnds } from '#app/events/refund-terms.ts'
import { findWaiting } from '#app/events/waiting-list/find-waiting.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import type { BookedState, PartyState, PartyView, RefundView } from './party-view.ts'

/** What the page behind a party's link shows; null for an unknown token. */
export async function findPartyView(token: string, language: Language): Promise<PartyView | null> {
  const party = await findPartyByToken(token)
  if (!party) return null
  const { version, size, contactName, email, event } = party
  return {
    token,
    version,
    size,
    contactName,
    email,
    event: {
      id: party.eventId,
      title: localText(language, event.title, event.titleCa),
      location: localText(language, event.location, event.locationCa),
      date: event.date.toISOString(),
      price: event.price,
      places: event.capacity - event.registered - event.held,
      partyLimit: event.partyLimit,
    },
    ...(await stateOf(party, token, new Date())),
  }
}

async function stateOf(party: Party, token: string, now: Date): Promise<PartyState> {
  const { event, cancelledAt: at, cancelledBy: by } = party
  if (event.date <= now) return { state: 'begun' }
  if (party.state === 'cancelled' && party.hold === 'released') return { state: 'unconfirmed' }
  if (party.state === 'cancelled') {
    return { state: 'cancelled', at: at?.toISOString() ?? null, by, wasWaiting: !(await wasSeated(party.id)) }
  }
  if (event.status === 'cancelled')
    return {
      state: 'event-cancelled',
      wasBooked: party.state === 'booked' && party.hold !== 'held',
      price: party.seatPrice,
    }
  if (party.state === 'booked') return bookedState(party, now)
  return waitingState(party, token, now)
}

/** Whether it was ever booked: a party on the waiting list has no guests. */
async function wasSeated(partyId: string): Promise<boolean> {
  return (await database.$count(eventRegistrations, eq(eventRegistrations.partyId, partyId))) > 0
}

async function bookedState(party: Party, now: Date): Promise<BookedState> {
  const { guests, event, tableLabel, hold, heldUntil } = party
  const diets = await readDiets(party.id)
  const editsUntil = event.editsUntil ?? event.date
  return {
    state: 'booked',
    guests: guests.map(({ id, fullName }) => ({ id, fullName, diet: diets.get(id) ?? '' })),
    tableLabel,
    editsUntil: editsUntil.toISOString(),
    isLate: editsUntil <= now,
    refund: refundOf(party, now),
    heldUntil: hold === 'held' ? (heldUntil?.toISOString() ?? null) : null,
  }
}

async function waitingState(party: Party, token: string, now: Date): Promise<PartyState> {
  const waiting = await findWaiting(token)
  if (waiting?.ahead) return { state: 'waiting', ahead: waiting.ahead }
  if (waiting?.offer) {
    const until = waiting.offer.until?.toISOString()
    const offer = until ? { until, now: now.toISOString() } : null
    return { state: 'offered', offer, refund: refundOf(party, now) }
  }
  return { state: 'lapsed', declined: waiting?.declined ?? false, canRejoin: waiting?.canRejoin ?? false }
}

/** An offered seat is not there before it is accepted. */
function refundOf({ state, event: { date, changedAt }, seatedAt, seatPrice }: Party, now: Date): RefundView {
  const registeredAt = state === 'booked' ? seatedAt : now
  return {
    inTime: isInTime({ date, changedAt, registeredAt }, now),
    changed: changedAt !== null && changedAt > registeredAt,
    until: refundEnds(date).toISOString(),
    price: seatPrice,
  }
}
