import { countParties } from '#app/bookings/panel/shared/booking-list.server.ts'
import { countSheetChanges } from '#app/kitchen/kitchen-changes.server.ts'
import { countUnreadComments } from '#app/scores/moderation.server.ts'
import type { EventTab } from './tabs.ts'

/** What the shown tabs of an event count, by their path. */
export async function readTabCounts(eventId: number, shown: readonly EventTab[]): Promise<Record<string, number>> {
  if (!shown.some(({ count }) => count)) return {}
  const [{ booked, waiting }, kitchen, unread] = await Promise.all([
    countParties(eventId),
    countSheetChanges(eventId),
    countUnreadComments(eventId),
  ])
  const counts: Record<string, number> = { inscripciones: booked, espera: waiting, cocina: kitchen, opiniones: unread }
  return Object.fromEntries(Object.entries(counts).filter(([tab]) => shown.some(({ path }) => path === tab)))
}
