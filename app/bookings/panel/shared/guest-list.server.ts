import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { orderBy } from '#app/database/list-page.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { seatPrice } from '#app/seats/seat-terms.server.ts'
import { bookingListing, type AskedBookings } from './booking-listing.server.ts'

const p = eventParties
const r = eventRegistrations

/** One row for each guest with its booking. Without diets: the file leaves the product. */
export function exportGuests(eventId: number, asked: AskedBookings) {
  const { where, orders, order } = bookingListing(eventId, asked)
  const live = asked.filter === 'canceladas' ? isNotNull(r.cancelledAt) : isNull(r.cancelledAt)
  return streamRows(
    database
      .select({
        ...pick(r, 'fullName', 'createdAt', 'attendedAt', 'cancelledAt', 'cancelledBy', 'paidShare'),
        email: p.email,
        phone: p.phone,
        isMember: p.isMember,
        isProvedMember: sql<boolean>`${p.socioId} is not null`.as('is_proved_member'),
        howDidYouKnowUs: p.howDidYouKnowUs,
        notes: p.notes,
        staffNote: p.staffNote,
        language: p.language,
        hold: p.hold,
        contactName: p.contactName,
        size: p.size,
        tableLabel: p.tableLabel,
        seatPrice: sql<number>`${seatPrice}`.mapWith(Number).as('seat_price'),
        paymentState: p.paymentState,
        paidWay: p.paidWay,
        paidAt: p.paidAt,
      })
      .from(p)
      .innerJoin(r, eq(r.partyId, p.id))
      .innerJoin(events, eq(events.id, p.eventId))
      .where(and(where, live, isNull(p.erasedAt)))
      .orderBy(...orderBy(orders[order], p.id), r.position),
  )
}
