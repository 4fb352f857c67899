import { countBookings } from '#app/bookings/panel/shared/booking-list.server.ts'
import { countSheetChanges } from '#app/kitchen/kitchen-changes.server.ts'
import { countUnreadComments } from '#app/scores/moderation.server.ts'

/** What the tabs of an event count, by their path. */
export async function readTabCounts(eventId: number): Promise<Record<string, number>> {
  const [{ all, waiting }, kitchen, unread] = await Promise.all([
    countBookings(eventId),
    countSheetChanges(eventId),
    countUnreadComments(eventId),
  ])
  return { inscripciones: all, espera: waiting, cocina: kitchen, opiniones: unread }
}
