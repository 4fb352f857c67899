import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { isCharged, isChargeOf } from '#app/bookings/parties/charged.server.ts'
import { listLateSeatsOf } from '#app/bookings/cancellations/late-seats.server.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { charges, eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { seatPrice } from '#app/seats/seat-terms.server.ts'

const p = eventParties
const c = charges

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
  charge: { id: number; cents: number; settledCents: number; inRemittance: boolean } | null
}

/**
 * What the bookings of an event owe: seats that they kept or gave up too late, less what they have paid. An invited booking owes
 * nothing.
 */
export async function listDinnersOwed(eventId: number, on: Queryable = database): Promise<DinnerOwed[]> {
  const [rows, given] = await Promise.all([readParties(eventId, on), listLateSeatsOf(eventId, on)])
  const lateOf = new Map(given.map(({ partyId, seats }) => [partyId, seats]))
  return rows.flatMap(({ priceCents, heldCents, member, charge, ...party }) => {
    const late = lateOf.get(party.party) ?? 0
    const owedCents = charge ? 0 : Math.max(0, priceCents * (party.seats + late) - heldCents)
    return owedCents > 0 || charge ? [{ ...party, late, owedCents, member, charge }] : []
  })
}

/** Whose booking it is: of who was signed in, else of the member with this address and this name. */
const memberOf = sql<DinnerOwed['member']>`(
  select json_build_object('id', member.id, 'number', member.membership_number) from socios member
  where member.id = ${p.socioId} or (${p.socioId} is null and lower(member.email) = lower(${p.email})
    and person_name_key(member.full_name) = ${p.nameKey})
  order by member.status <> 'active', member.membership_number limit 1)`

function readParties(eventId: number, on: Queryable) {
  const came = sql<number>`(select count(*) from ${eventRegistrations} guest where guest.party_id = ${p.id}
    and guest.cancelled_at is null and guest.attended_at is not null)`.mapWith(Number)
  const openRefund = sql`case when ${p.refundSettledAt} is null then coalesce(${p.refundDue}, 0) else 0 end`
  return on
    .select({
      party: p.id,
      name: p.contactName,
      seats: sql<number>`case when ${p.state} = 'booked' then ${p.size} else 0 end`.mapWith(Number),
      came,
      isCounted: sql<boolean>`exists (select from ${eventRegistrations} one
        where one.event_id = ${p.eventId} and one.attended_at is not null)`,
      priceCents: sql<number>`round(${seatPrice} * 100)`.mapWith(Number),
      heldCents: sql<number>`round((coalesce(${p.paidAmount}, 0) - ${openRefund}) * 100)`.mapWith(Number),
      member: memberOf,
      charge: sql<
        DinnerOwed['charge']
      >`case when ${c.id} is not null then json_build_object('id', ${c.id}, 'cents', ${c.cents},
        'settledCents', ${c.settledCents}, 'inRemittance', ${c.settledCents} = 0 and ${isCharged}) end`,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .leftJoin(c, and(isChargeOf, isNull(c.cancelledAt)))
    .where(
      and(
        eq(p.eventId, eventId),
        ne(events.status, 'cancelled'),
        ne(p.paymentState, 'invited'),
        isNull(p.erasedAt),
        sql`${p.state} in ('booked', 'cancelled') and coalesce(${p.hold}, 'confirmed') = 'confirmed' and ${seatPrice} > 0`,
      ),
    )
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
