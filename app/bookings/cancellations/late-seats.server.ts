import { and, asc, eq, gt, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events, kitchenSheets } from '#app/database/schema.ts'
import { noticeHours, seatedAt, seatPrice } from '#app/seats/seat-terms.server.ts'
import { isInTime } from '#app/seats/refund-terms.ts'

const p = eventParties
const r = eventRegistrations
const k = kitchenSheets

/** More than the coming events of a club have. */
const MOST_SEATS = 500

/** Seats that guests have given up after the notice of the terms, with the whole booking or as a part of it. */
type LateSeats = {
  partyId: string
  eventId: number
  title: string
  titleCa: string
  name: string
  seats: number
  /** How many the booking keeps. */
  left: number
  since: Date
  /** Euros that were paid for them. */
  paid: number
  /** They cost something, and are not invited. */
  isPayable: boolean
}

/** Of coming events, until the kitchen has had a sheet without them. @param seen of `eventsSeenBy` */
export async function listLateSeats(seen?: SQL): Promise<LateSeats[]> {
  const coming = and(seen, gt(events.date, sql`now()`), eq(events.status, 'published'))
  const sheetSince = sql`exists (select from ${k} where ${k.eventId} = ${r.eventId} and ${k.sentAt} >= ${r.cancelledAt})`
  return byParty(await listGivenUp(coming, not(sheetSince)))
}

function byParty(rows: Awaited<ReturnType<typeof listGivenUp>>): LateSeats[] {
  const found = new Map<string, LateSeats>()
  for (const { cancelledAt, seats, paid, ...row } of rows) {
    if (!cancelledAt || seats <= 0 || isInTime(row, cancelledAt)) continue
    const { partyId, eventId, title, titleCa, name, left, isPayable } = row
    const before = found.get(partyId) ?? { seats: 0, paid: 0, since: cancelledAt }
    found.set(partyId, {
      partyId,
      eventId,
      title,
      titleCa,
      name,
      left,
      isPayable,
      seats: before.seats + seats,
      paid: before.paid + paid,
      since: before.since < cancelledAt ? before.since : cancelledAt,
    })
  }
  return [...found.values()]
}

/** By booking and moment; seats that were given to others in the same change are not free. */
function listGivenUp(ofEvents: SQL | undefined, ofSeats: SQL) {
  const replacing = sql`(select count(*) from ${r} as other
    where other.party_id = ${p.id} and other.created_at = ${r.cancelledAt})`
  const given = database
    .select({
      partyId: p.id,
      name: p.contactName,
      left: sql<number>`case when ${p.state} = 'booked' then ${p.size} else 0 end`.mapWith(Number).as('kept'),
      isPayable: sql<boolean>`${seatPrice} > 0 and ${p.paymentState} <> 'invited'`.as('is_payable'),
      noticeHours: noticeHours.as('notice_hours'),
      registeredAt: seatedAt.as('registered_at'),
      cancelledAt: r.cancelledAt,
      seats: sql<number>`count(*) - ${replacing}`.mapWith(Number).as('seats'),
      paid: sql<number>`coalesce(sum(${r.paidShare}), 0)`.mapWith(Number).as('paid'),
    })
    .from(r)
    .innerJoin(p, eq(p.id, r.partyId))
    .where(
      and(eq(r.eventId, events.id), isNotNull(r.cancelledAt), eq(r.cancelledBy, 'guest'), isNull(p.erasedAt), ofSeats),
    )
    .groupBy(p.id, r.cancelledAt)
    .as('given')
  return database
    .select({
      eventId: events.id,
      ...pick(events, 'title', 'titleCa', 'date', 'changedAt'),
      partyId: given.partyId,
      name: given.name,
      left: given.left,
      isPayable: given.isPayable,
      noticeHours: given.noticeHours,
      registeredAt: given.registeredAt,
      cancelledAt: given.cancelledAt,
      seats: given.seats,
      paid: given.paid,
    })
    .from(events)
    .innerJoinLateral(given, sql`true`)
    .where(ofEvents)
    .orderBy(asc(events.date), asc(events.id))
    .limit(MOST_SEATS)
}
