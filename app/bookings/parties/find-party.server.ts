import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { noticeHours, seatedAt, seatPrice } from '#app/seats/seat-terms.server.ts'

const p = eventParties
const r = eventRegistrations

const partyColumns = {
  id: p.id,
  eventId: p.eventId,
  state: p.state,
  size: p.size,
  contactName: p.contactName,
  email: p.email,
  language: p.language,
  tableLabel: p.tableLabel,
  tokenHash: p.tokenHash,
  linkVersion: p.linkVersion,
  byClub: p.byClub,
  hold: p.hold,
  heldUntil: p.heldUntil,
  queuedAt: p.queuedAt,
  offeredAt: p.offeredAt,
  offerExpiresAt: p.offerExpiresAt,
  calendarSequence: p.calendarSequence,
  cancelledAt: p.cancelledAt,
  cancelledBy: p.cancelledBy,
  erasedAt: p.erasedAt,
  version: p.version,
  createdAt: p.createdAt,
  seatedAt,
  seatPrice,
  noticeHours,
  paymentState: p.paymentState,
  paidAmount: p.paidAmount,
}

const eventColumns = {
  id: events.id,
  title: events.title,
  titleCa: events.titleCa,
  date: events.date,
  endsAt: events.endsAt,
  location: events.location,
  locationCa: events.locationCa,
  price: events.price,
  status: events.status,
  changedAt: events.changedAt,
  editsUntil: events.editsUntil,
  partyLimit: events.partyLimit,
  capacity: events.maxParticipants,
  registered: events.registered,
  held: events.held,
}

export function withToken(token: string): SQL {
  return eq(p.tokenHash, hashToken(token))
}

/** A party with its event and its guests in order. Guests have no diets here (`readDiet` of the panel's pool). */
export async function findParty(which: SQL, on: Queryable = database) {
  const [found] = await on
    .select({ party: partyColumns, event: eventColumns })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(which)
  return found ? { ...found.party, event: found.event, guests: await listGuestsOf(found.party.id, on) } : null
}

export type Party = NonNullable<Awaited<ReturnType<typeof findParty>>>

export function findPartyByToken(token: string): Promise<Party | null> {
  return findParty(withToken(token))
}

export function findPartyById(id: string): Promise<Party | null> {
  return findParty(eq(p.id, id))
}

export function listGuestsOf(partyId: string, on: Queryable = database) {
  return on
    .select({
      ...pick(r, 'id', 'position', 'fullName', 'dietBy', 'menuOptionId', 'paidShare', 'version'),
      hasDiet: r.dietConsentAt,
      tokenHash: r.cancelTokenHash,
    })
    .from(r)
    .where(and(eq(r.partyId, partyId), isNull(r.cancelledAt)))
    .orderBy(asc(r.position))
}
