import { and, asc, desc, eq, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { offersEnd, offerWindow } from '#app/seats/offer-window.ts'

const p = eventParties
const MAX_WAITING = 300
const MAX_LEFT = 50

/** The waiting list of an event for the panel; null for an unknown event. */
export async function listWaiting(eventId: number) {
  const [event] = await database.select(eventColumns).from(events).where(eq(events.id, eventId))
  if (!event) return null
  const [rows, left, [last]] = await Promise.all([
    readWaiting(eventId),
    listLeft(eventId),
    database
      .select({ at: max(p.offeredAt) })
      .from(p)
      .where(eq(p.eventId, eventId)),
  ])
  const now = new Date()
  const end = offersEnd(event)
  const free = event.capacity - event.registered - event.held
  const parties = rows.map((row, index) => describe(row, rows.slice(0, index), free))
  return {
    ...event,
    free,
    offersEnd: end,
    offersOpen: event.status === 'published' && now < end,
    /** How long an offer lasts that is made now, in milliseconds. */
    windowMs: offerWindow(now, end),
    lastOfferAt: last?.at ?? null,
    people: rows.reduce((sum, { size }) => sum + size, 0),
    parties,
    /** The first that fits the free seats entirely. */
    next: parties.find(({ fits }) => fits) ?? null,
    left,
  }
}

export type WaitingList = NonNullable<Awaited<ReturnType<typeof listWaiting>>>
export type ListedParty = WaitingList['parties'][number]
export type LeftParty = WaitingList['left'][number]

const eventColumns = {
  id: events.id,
  title: events.title,
  titleCa: events.titleCa,
  date: events.date,
  closesAt: events.closesAt,
  status: events.status,
  offers: events.offers,
  partyLimit: events.partyLimit,
  capacity: events.maxParticipants,
  registered: events.registered,
  held: events.held,
}

/** In the order of the list; offers keep their place in it. */
async function readWaiting(eventId: number) {
  return database
    .select({
      id: p.id,
      state: p.state,
      contactName: p.contactName,
      email: p.email,
      phone: p.phone,
      language: p.language,
      size: p.size,
      queuedAt: p.queuedAt,
      offeredAt: p.offeredAt,
      offerExpiresAt: p.offerExpiresAt,
      mail: mails.status,
    })
    .from(p)
    .leftJoin(mails, and(eq(mails.kind, 'waiting-offer'), eq(mails.ref, sql`${p.id} || ':' || ${p.offerRound}`)))
    .where(and(eq(p.eventId, eventId), inArray(p.state, ['waiting', 'offered'])))
    .orderBy(asc(p.queuedAt), asc(p.id))
    .limit(MAX_WAITING)
}

type Row = Awaited<ReturnType<typeof readWaiting>>[number]

function describe(row: Row, earlier: readonly Row[], free: number) {
  const { mail, offerExpiresAt, offeredAt, ...party } = row
  const waits = party.state === 'waiting'
  return {
    ...party,
    place: earlier.length + 1,
    /** `until` is null while the mail has not left; `mail` is null for a party without an address. */
    offer: waits ? null : { until: offerExpiresAt, since: offeredAt, mail },
    fits: waits && party.size <= free,
    /** Seats that the event must get so that it can be seated now. */
    lacks: waits ? Math.max(0, party.size - free) : 0,
    /** Names of the earlier parties that it would overtake. */
    overtakes: waits ? earlier.filter(({ state }) => state === 'waiting').map(({ contactName }) => contactName) : [],
  }
}

const neverSat = sql`not exists (select from ${eventRegistrations} g where g.party_id = ${p.id})`

/** Taken off the list by the club, with its data. */
export const removedFromList = and(
  eq(p.state, 'cancelled'),
  eq(p.cancelledBy, 'office'),
  isNotNull(p.queuedAt),
  isNull(p.erasedAt),
  neverSat,
)

/** Who no longer waits, the latest first. The name is empty once its data is erased. */
async function listLeft(eventId: number) {
  const rows = await database
    .select({
      ...pick(p, 'id', 'contactName', 'size', 'state', 'cancelledBy'),
      at: sql<Date>`coalesce(${eventRegistrations.createdAt}, ${p.cancelledAt}, ${p.updatedAt})`.mapWith(p.updatedAt),
    })
    .from(p)
    .leftJoin(eventRegistrations, and(eq(p.state, 'booked'), eq(eventRegistrations.id, p.id)))
    .where(
      and(
        eq(p.eventId, eventId),
        isNotNull(p.queuedAt),
        or(inArray(p.state, ['booked', 'lapsed']), and(eq(p.state, 'cancelled'), neverSat)),
      ),
    )
    .orderBy(desc(p.updatedAt), desc(p.id))
    .limit(MAX_LEFT)
  return rows.map(({ state, cancelledBy, ...party }) => ({ ...party, why: reasonOf(state, cancelledBy) }))
}

/** Why a party no longer waits; `lapsed`: nobody has answered its offer. */
type LeftReason = 'seated' | 'lapsed' | 'declined' | 'left' | 'removed'

function reasonOf(state: Row['state'], cancelledBy: 'guest' | 'office' | null): LeftReason {
  if (state === 'booked') return 'seated'
  if (state === 'lapsed') return cancelledBy === 'guest' ? 'declined' : 'lapsed'
  return cancelledBy === 'office' ? 'removed' : 'left'
}
