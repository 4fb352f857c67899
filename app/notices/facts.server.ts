import { and, asc, count, eq, gt, gte, isNotNull, lt, lte, max, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import {
  eventParties as parties,
  eventRegistrations as guests,
  events,
  mails,
  membershipRequests,
  socios,
} from '#app/database/schema.ts'
import { DEFAULT_CANCELLATION_HOURS } from '#app/club.ts'
import { FREE_SEATS_DAYS, type NoticeKind } from './notice-kinds.ts'

/** Facts after `from`, until `until`. */
type Span = { from: Date; until: Date }
type OfEvent = { eventId: number; title: string; titleCa: string; date: Date }
/** `name` is the contact's, `seats` how many were booked or cancelled. */
export type PartyFact = OfEvent & { at: Date; name: string; seats: number }
export type SeatsFact = OfEvent & { at: Date; free: number }

export type Facts = {
  bookings: PartyFact[]
  'late-cancellation': PartyFact[]
  'free-seats': SeatsFact[]
  request: { at: Date }[]
  completion: { at: Date }[]
}

type FactReaders = { [Kind in NoticeKind]: (span: Span, on?: Queryable) => Promise<Facts[Kind]> }

/** What has happened, read from the rows themselves: nothing has to be noted where it happens. */
export const factsOf: FactReaders = {
  bookings: listBookings,
  'late-cancellation': listLateCancellations,
  'free-seats': listFreeSeats,
  request: async (span, on = database) =>
    on
      .select({ at: membershipRequests.createdAt })
      .from(membershipRequests)
      .where(and(eq(membershipRequests.status, 'pending'), within(membershipRequests.createdAt, span))),
  completion: async (span, on = database) =>
    on.select({ at: socios.createdAt }).from(socios).where(within(socios.createdAt, span)),
}

const eventColumns = { eventId: events.id, title: events.title, titleCa: events.titleCa, date: events.date }

function within(moment: SQLWrapper, { from, until }: Span): SQL {
  return sql`(${moment} > ${from.toISOString()}::timestamptz and ${moment} <= ${until.toISOString()}::timestamptz)`
}

/** With accepted offers and confirmed holds; without what the office has entered. */
async function listBookings(span: Span, on: Queryable = database): Promise<PartyFact[]> {
  const seated = sql`(select min(${guests.createdAt}) from ${guests} where ${guests.partyId} = ${parties.id})`
  const confirmed = sql`(
    select min(${mails.createdAt}) from ${mails} where ${mails.kind} in ('registration', 'party') and ${mails.ref} = ${parties.id}::text)`
  const at = sql`greatest(${seated}, ${confirmed})`
  return on
    .select({ ...eventColumns, name: parties.contactName, seats: parties.size, at: at.mapWith(events.date) })
    .from(events)
    .innerJoin(parties, eq(parties.eventId, events.id))
    .where(
      and(
        eq(events.status, 'published'),
        gt(events.date, span.from),
        eq(parties.state, 'booked'),
        eq(parties.byClub, false),
        sql`${parties.hold} is distinct from 'held'`,
        within(at, span),
      ),
    )
    .orderBy(asc(events.date), asc(events.id), asc(at), asc(parties.id))
}

/** A hold that nobody has confirmed is no cancellation. */
const wasBooked = sql`${parties.hold} is distinct from 'released'`

async function listLateCancellations(span: Span, on: Queryable = database): Promise<PartyFact[]> {
  const notice = sql`make_interval(hours => coalesce(${parties.refundNoticeHours}, ${DEFAULT_CANCELLATION_HOURS}))`
  const at = max(guests.cancelledAt)
  const rows = await on
    .select({ ...eventColumns, name: parties.contactName, seats: count(), at })
    .from(events)
    .innerJoin(guests, eq(guests.eventId, events.id))
    .innerJoin(parties, eq(parties.id, guests.partyId))
    .where(
      and(
        eq(events.status, 'published'),
        gt(events.date, span.from),
        within(guests.cancelledAt, span),
        gt(events.date, guests.cancelledAt),
        lt(events.date, sql`${guests.cancelledAt} + ${notice}`),
        wasBooked,
      ),
    )
    .groupBy(events.id, parties.id)
    .orderBy(asc(events.date), asc(events.id), asc(at), asc(parties.id))
  return rows.flatMap((row) => (row.at ? [{ ...row, at: row.at }] : []))
}

const days = sql`make_interval(days => ${FREE_SEATS_DAYS})`
const soon = and(eq(events.status, 'published'), gt(events.date, sql`now()`), lte(events.date, sql`now() + ${days}`))

/**
 * Events of the next days that would be full without the seats that became free in these days, while nobody who waits
 * fits. A party that has let its offer go frees seats, too.
 */
async function listFreeSeats(span: Span, on: Queryable = database): Promise<SeatsFact[]> {
  const free = sql<number>`${events.maxParticipants} - ${events.registered} - ${events.held}`
  const freed = cancelledSeats(on).unionAll(declinedSeats(on)).as('freed')
  const nobodyFits = sql`not exists (
    select from event_parties w where w.event_id = ${events.id} and w.state = 'waiting' and w.size <= ${free})`
  const at = max(freed.at)
  const rows = await on
    .select({ ...eventColumns, free, at })
    .from(events)
    .innerJoin(freed, eq(freed.eventId, events.id))
    .where(and(gte(freed.at, sql`${events.date} - ${days}`), nobodyFits))
    .groupBy(events.id)
    .having(and(within(at, span), gt(free, 0), gte(sql`sum(${freed.seats})`, free)))
    .orderBy(asc(events.date), asc(events.id))
  return rows.flatMap((row) => (row.at ? [{ ...row, at: row.at }] : []))
}

function cancelledSeats(on: Queryable) {
  return on
    .select({ eventId: guests.eventId, at: guests.cancelledAt, seats: sql<number>`1`.as('seats') })
    .from(events)
    .innerJoin(guests, eq(guests.eventId, events.id))
    .innerJoin(parties, eq(parties.id, guests.partyId))
    .where(and(soon, isNotNull(guests.cancelledAt), wasBooked))
}

/** Offers that have lapsed or were declined. */
function declinedSeats(on: Queryable) {
  const at = sql`coalesce(${parties.cancelledAt}, ${parties.updatedAt})`
  return on
    .select({ eventId: parties.eventId, at: at.mapWith(parties.cancelledAt).as('at'), seats: parties.size })
    .from(events)
    .innerJoin(parties, eq(parties.eventId, events.id))
    .where(and(soon, isNotNull(parties.offeredAt), or(eq(parties.state, 'lapsed'), eq(parties.state, 'cancelled'))))
}

/** The oldest moment; null without facts. */
export function oldest(facts: readonly { at: Date }[]): Date | null {
  return facts.length > 0 ? new Date(Math.min(...facts.map(({ at }) => at.getTime()))) : null
}
