import { countSheetChanges } from '#app/kitchen/kitchen-changes.server.ts'
import { countUnreadComments } from '#app/scores/moderation.server.ts'
import { countBookings, type BookingCounts } from '#app/bookings/panel/shared/booking-list.server.ts'

/** What the tabs of an event count. */
export async function readTabCounts(eventId: number, counts: Promise<BookingCounts> = countBookings(eventId)) {
  const [{ all, waiting }, kitchen, unread] = await Promise.all([
    counts,
    countSheetChanges(eventId),
    countUnreadComments(eventId),
  ])
  return { inscripciones: all, espera: waiting, cocina: kitchen, mensajes: 0, opiniones: unread }
}

export type TabCounts = Awaited<ReturnType<typeof readTabCounts>>
