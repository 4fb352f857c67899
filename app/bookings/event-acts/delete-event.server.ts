import { and, eq, inArray } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import {
  blogPosts,
  eventCourses,
  eventMenuOptions,
  eventParties,
  eventRegistrations,
  events,
} from '#app/database/schema.ts'
import { hasBegun, hasEnded } from '#app/events/event-times.ts'
import { isReal } from '#app/seats/demo-parties.server.ts'
import { liveStates } from '#app/seats/party-states.ts'
import { isDue } from '#app/bookings/panel/refunds.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { putAside } from '#app/platform/trash.server.ts'

type EventDeletion =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'has-parties' | 'begun' | 'refunds' }
  | { ok: false; reason: 'more-guests'; now: number }

/**
 * Refused while somebody counts on the event: until it begins it is cancelled instead, which tells them and owes what
 * they have paid; then it goes on until its end.
 * @param agreed registrations named in the confirmation; refused if there are more
 */
export async function deleteEvent(id: number, agreed: number, actor: Actor): Promise<EventDeletion> {
  return database.transaction(async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update')
    if (!event) return { ok: false, reason: 'unknown' }
    const theirs = eq(eventParties.eventId, id)
    const now = new Date()
    const isKept = !hasEnded(event, now) && event.status !== 'cancelled'
    const live = and(theirs, inArray(eventParties.state, liveStates), isReal)
    if (isKept && (await tx.$count(eventParties, live)))
      return { ok: false, reason: hasBegun(event, now) ? 'begun' : 'has-parties' }
    // The dashboard's tasks would go with it.
    if (await tx.$count(eventParties, and(theirs, isDue))) return { ok: false, reason: 'refunds' }
    const guests = await tx.$count(eventRegistrations, eq(eventRegistrations.eventId, id))
    if (guests > agreed) return { ok: false, reason: 'more-guests', now: guests }
    await putAside(tx, discarded(id), actor)
    await tx.delete(events).where(eq(events.id, id))
    await audit(tx, { actor: actor.id, action: 'event.deleted', subject: String(id) })
    return { ok: true }
  })
}

/** What the club has written. The parties go at once, with all that belongs to them. */
function discarded(id: number) {
  return {
    kind: 'event',
    id,
    name: mainText(events.title, events.titleCa),
    parts: [
      { table: events, where: eq(events.id, id), without: ['registered', 'held'] },
      { table: eventCourses, where: eq(eventCourses.eventId, id) },
      { table: eventMenuOptions, where: eq(eventMenuOptions.eventId, id) },
    ],
    links: [{ table: blogPosts, column: blogPosts.eventId }],
  } as const
}
