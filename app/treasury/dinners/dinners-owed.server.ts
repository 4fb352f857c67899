import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isCharged, isChargeOf } from '#app/bookings/parties/charged.server.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { charges, eventParties, eventRegistrations, events } from '#app/database/schema.ts'

const p = eventParties
const c = charges
const isLive = sql`${isChargeOf} and ${c.cancelledAt} is null`

/** A booking that owes, or whose charge is open or paid on an account. */
export type DinnerOwed = {
  party: string
  name: string
  /** Kept, with or without coming. */
  seats: number
  came: number
  /** Attendance was taken: somebody of the event was checked in. */
  isCounted: boolean
  /** Given up without the notice of the terms. */
  late: number
  /** Not charged yet. */
  owedCents: number
  /** The member who owes it; null: the booking is no member's. */
  member: { id: string; number: string } | null
  /** Of all its charges. */
  charge: { cents: number; settledCents: number; inRemittance: boolean } | null
}

/** What the bookings of an event owe (`dinner_owed`), less what charges ask of it already. */
export async function listDinnersOwed(eventId: number, on: Queryable = database): Promise<DinnerOwed[]> {
  const rows = await readParties(eventId, on)
  return rows.filter(({ owedCents, charge }) => owedCents > 0 || charge)
}

/** Whose booking it is: of the member who was signed in, else of the member with this address and this name. */
const memberOf = sql<DinnerOwed['member']>`(
  select json_build_object('id', member.id, 'number', member.membership_number) from socios member
  where member.id = ${p.socioId} or (${p.socioId} is null and lower(member.email) = lower(${p.email})
    and person_name_key(member.full_name) = ${p.nameKey})
  order by member.status <> 'active', member.membership_number limit 1)`

function readParties(eventId: number, on: Queryable) {
  const came = sql<number>`(select count(*) from ${eventRegistrations} guest where guest.party_id = ${p.id}
    and guest.cancelled_at is null and guest.attended_at is not null)`.mapWith(Number)
  const asked = sql`(select coalesce(sum(${c.cents} - ${c.settledCents}), 0) from ${c} where ${isLive})`
  return on
    .select({
      party: p.id,
      name: p.contactName,
      seats: sql<number>`case when ${p.state} = 'booked' then ${p.size} else 0 end`.mapWith(Number),
      came,
      isCounted: sql<boolean>`exists (select from ${eventRegistrations} one
        where one.event_id = ${p.eventId} and one.attended_at is not null)`,
      late: sql<number>`late_seats(${p})`.mapWith(Number),
      owedCents: sql<number>`greatest(0, dinner_owed(${p}) - ${asked})`.mapWith(Number),
      member: memberOf,
      charge: sql<DinnerOwed['charge']>`(
        select json_build_object('cents', sum(${c.cents}), 'settledCents', sum(${c.settledCents}),
          'inRemittance', sum(${c.settledCents}) = 0 and ${isCharged})
        from ${c} where ${isLive} having count(*) > 0)`,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(and(eq(p.eventId, eventId), isNull(p.erasedAt)))
    .orderBy(asc(p.nameKey), asc(p.id))
}

/** What is due back to bookings that have paid and cancelled in time; null of an event that does not exist. */
export async function sumOpenRefunds(eventId: number): Promise<number | null> {
  const open = and(eq(p.eventId, events.id), isNull(p.erasedAt), isNull(p.refundSettledAt))
  const [row] = await database
    .select({ cents: sql<number>`coalesce(round(sum(${p.refundDue}) * 100), 0)`.mapWith(Number) })
    .from(events)
    .leftJoin(p, open)
    .where(eq(events.id, eventId))
    .groupBy(events.id)
  return row?.cents ?? null
}
