import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { orderBy } from '#app/database/list-page.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { blogPosts, eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { dayHasCome, hasBegun, hasEnded } from '#app/events/event-times.ts'
import { seatPrice } from '#app/seats/seat-terms.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import {
  bookingOrders,
  bookingSearch,
  filterCondition,
  type BookingFilter,
  type BookingOrder,
} from './booking-list.server.ts'

const p = eventParties
const r = eventRegistrations

/** What the head of an event's pages shows. */
export async function findGuestEvent(id: number) {
  const [event] = await database
    .select({
      id: events.id,
      title: mainText(events.title, events.titleCa),
      date: events.date,
      endsAt: events.endsAt,
      location: mainText(events.location, events.locationCa),
      registered: events.registered,
      held: events.held,
      capacity: events.maxParticipants,
      price: events.price,
      status: events.status,
      publishedAt: events.publishedAt,
      archivedAt: events.archivedAt,
      chronicle: blogPosts.id,
    })
    .from(events)
    .leftJoin(blogPosts, eq(blogPosts.eventId, events.id))
    .where(eq(events.id, id))
  if (!event) return null
  const { status, publishedAt, archivedAt, endsAt: _end, ...shown } = event
  const now = new Date()
  const over = hasEnded(event, now)
  return {
    ...shown,
    date: event.date.toISOString(),
    started: hasBegun(event, now),
    dayHasCome: dayHasCome(event, now),
    over,
    state: stateOf({ status, publishedAt, archivedAt, over }),
  }
}

type Life = Pick<typeof events.$inferSelect, 'status' | 'publishedAt' | 'archivedAt'> & { over: boolean }

type EventState = 'draft' | 'scheduled' | 'published' | 'past' | 'cancelled' | 'archived'

function stateOf({ status, publishedAt, archivedAt, over }: Life): EventState {
  if (archivedAt) return 'archived'
  if (status !== 'published') return status
  if (publishedAt && publishedAt > new Date()) return 'scheduled'
  return over ? 'past' : 'published'
}

/** One row for each guest with its booking. Without diets: the file leaves the product. */
export function exportGuests(eventId: number, search: string, filter: BookingFilter, order: BookingOrder) {
  const live = filter === 'canceladas' ? isNotNull(r.cancelledAt) : isNull(r.cancelledAt)
  return streamRows(
    database
      .select({
        fullName: r.fullName,
        email: p.email,
        phone: p.phone,
        isMember: p.isMember,
        isProvedMember: sql<boolean>`${p.socioId} is not null`.as('is_proved_member'),
        howDidYouKnowUs: p.howDidYouKnowUs,
        notes: p.notes,
        staffNote: p.staffNote,
        language: p.language,
        createdAt: r.createdAt,
        attendedAt: r.attendedAt,
        cancelledAt: r.cancelledAt,
        cancelledBy: r.cancelledBy,
        hold: p.hold,
        contactName: p.contactName,
        size: p.size,
        tableLabel: p.tableLabel,
        seatPrice: sql<number>`${seatPrice}`.mapWith(Number).as('seat_price'),
        paymentState: p.paymentState,
        paidShare: r.paidShare,
        paidWay: p.paidWay,
        paidAt: p.paidAt,
      })
      .from(p)
      .innerJoin(r, eq(r.partyId, p.id))
      .innerJoin(events, eq(events.id, p.eventId))
      .where(and(filterCondition(eventId, filter), live, isNull(p.erasedAt), bookingSearch(eventId, search)))
      .orderBy(...orderBy(bookingOrders[order], p.id), r.position),
  )
}
