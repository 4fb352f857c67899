import { sql } from 'drizzle-orm'
import { eventParties } from '#app/database/schema.ts'
import { DEFAULT_CANCELLATION_HOURS } from '#app/club.ts'

/** When the party got its seats: one that waited is older than they are. */
export const seatedAt = sql<Date>`coalesce(
  (select min(seats.created_at) from event_registrations seats where seats.party_id = event_parties.id),
  event_parties.created_at
)`.mapWith(eventParties.createdAt)

/** In euros, as it was booked; in queries that join the event. */
export const seatPrice = sql<number>`coalesce(event_parties.seat_price, events.price)`.mapWith(Number)

/** Hours before the event until which a cancellation is refunded, as the terms had them when it was booked. */
export const noticeHours =
  sql<number>`coalesce(event_parties.refund_notice_hours, ${DEFAULT_CANCELLATION_HOURS})`.mapWith(Number)
