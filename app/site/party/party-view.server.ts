import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { dayHasCome, hasBegun, hasEnded } from '#app/events/event-times.ts'
import { NO_DIET } from '#app/diets/diet.ts'
import { listMenuOptions } from '#app/diets/menu-options.server.ts'
import { findPartyByToken, type Party } from '#app/bookings/parties/find-party.server.ts'
import { drawTicket } from '#app/bookings/tickets/ticket-picture.server.ts'
import { guestLinkToken } from '#app/bookings/parties/guest-links.server.ts'
import { readDiets } from '#app/bookings/parties/guest-diets.server.ts'
import { isInTime, refundEnds } from '#app/seats/refund-terms.ts'
import { listCame } from '#app/bookings/parties/score-links.server.ts'
import { findWaiting } from '#app/waiting-list/find-waiting.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { sumEuros } from '#app/bookings/parties/payment.ts'
import { localText } from '#app/i18n/localized.ts'
import type {
  BookedState,
  CameGuest,
  GuestView,
  PartyState,
  PartyView,
  RefundView,
  TicketHolder,
} from '#app/bookings/site/party/party-view.ts'

type PartyGuest = Party['guests'][number]

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
    ...(await stateOf(party, token, language, new Date())),
  }
}

async function stateOf(party: Party, token: string, language: Language, now: Date): Promise<PartyState> {
  const { event, cancelledAt: at, cancelledBy: by } = party
  if (hasBegun(event, now) && event.status !== 'cancelled') {
    const isOver = hasEnded(event, now)
    const came = isOver ? await listOthersWhoCame(party.id, language) : []
    return { state: 'begun', isOver, tickets: isOver ? [] : ticketsOf(party), came }
  }
  if (party.state === 'cancelled' && party.hold === 'released') return { state: 'unconfirmed' }
  if (party.state === 'cancelled') {
    return { state: 'cancelled', at: at?.toISOString() ?? null, by, wasWaiting: !(await wasSeated(party.id)) }
  }
  if (event.status === 'cancelled') return { state: 'event-cancelled', paid: party.paidAmount ?? 0 }
  if (party.state === 'booked') return bookedState(party, language, now)
  return waitingState(party, token, language, now)
}

/** Whether it was ever booked: a party on the waiting list has no guests. */
async function wasSeated(partyId: string): Promise<boolean> {
  return (await database.$count(eventRegistrations, eq(eventRegistrations.partyId, partyId))) > 0
}

async function bookedState(party: Party, language: Language, now: Date): Promise<BookedState> {
  const { guests, event, tableLabel, hold, heldUntil } = party
  const diets = await readDiets(party.id)
  const menuOptions = await listMenuOptions(party.eventId, language)
  const editsUntil = event.editsUntil ?? event.date
  return {
    state: 'booked',
    menuOptions,
    guests: guests.map((guest) => ({
      id: guest.id,
      fields: guest.id === party.id ? '' : `guests[${guest.position}].`,
      fullName: guest.fullName,
      diet: diets.get(guest.id) ?? NO_DIET,
      dietHidden: hiddenFrom(party.id, guest),
      menuOptionId: guest.menuOptionId,
      link: linkOf(party.id, guest, language),
      ticket: drawTicket(guest.id, party),
    })),
    tableLabel,
    editsUntil: editsUntil.toISOString(),
    isLate: editsUntil <= now,
    isToday: dayHasCome(event, now),
    refund: refundOf(party, now),
    heldUntil: hold === 'held' ? (heldUntil?.toISOString() ?? null) : null,
  }
}

function ticketsOf(party: Party): TicketHolder[] {
  if (party.state !== 'booked' || party.hold === 'held') return []
  return party.guests.map(({ id, fullName }) => ({ id, fullName, ticket: drawTicket(id, party) }))
}

/** What guests say by their own links, and to the club, is theirs. */
function hiddenFrom(partyId: string, { id, dietBy }: PartyGuest): GuestView['dietHidden'] {
  return id === partyId || dietBy === 'contact' ? null : dietBy
}

/** Each scores the dinner from their own page. */
async function listOthersWhoCame(partyId: string, language: Language): Promise<CameGuest[]> {
  const came = await listCame(partyId)
  return came.flatMap((guest) => {
    const link = linkOf(partyId, guest, language)
    return link ? [{ number: guest.position, fullName: guest.fullName, link }] : []
  })
}

type Linked = Pick<PartyGuest, 'id' | 'tokenHash'>

function linkOf(partyId: string, guest: Linked, language: Language): string | null {
  const token = guest.id === partyId ? null : guestLinkToken(guest)
  return token && siteUrl(`/comensal?token=${token}`, language)
}

async function waitingState(party: Party, token: string, language: Language, now: Date): Promise<PartyState> {
  const waiting = await findWaiting(token)
  if (waiting?.ahead) return { state: 'waiting', ahead: waiting.ahead }
  if (waiting?.offer) {
    const until = waiting.offer.until?.toISOString()
    const offer = until ? { until, now: now.toISOString() } : null
    const menuOptions = await listMenuOptions(party.eventId, language)
    return { state: 'offered', offer, refund: refundOf(party, now), menuOptions }
  }
  return { state: 'lapsed', declined: waiting?.declined ?? false, canRejoin: waiting?.canRejoin ?? false }
}

/** An offered seat is not there before it is accepted. */
function refundOf(party: Party, now: Date): RefundView {
  const { state, event, seatedAt, seatPrice, guests, paymentState } = party
  const { date, changedAt } = event
  const isBooked = state === 'booked'
  const registeredAt = isBooked ? seatedAt : now
  const noticeHours = isBooked ? party.noticeHours : currentClub().cancellationHours
  return {
    inTime: isInTime({ date, noticeHours, changedAt, registeredAt }, now),
    changed: changedAt !== null && changedAt > registeredAt,
    until: refundEnds({ date, noticeHours }).toISOString(),
    price: seatPrice,
    paid: sumEuros(guests.map(({ paidShare }) => paidShare)),
    isInvited: paymentState === 'invited',
  }
}
