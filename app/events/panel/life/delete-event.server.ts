import { and, count, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { isDue } from '#app/events/panel/refunds.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { notifyOfDeletion } from './guest-notices.server.ts'

type EventDeletion =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'refunds' }
  | { ok: false; reason: 'more-registrations'; now: number }

/** Notifies each address once. @param agreed registrations named in the confirmation; refused if there are more */
export async function deleteEvent(id: number, agreed: number, actor: Actor): Promise<EventDeletion> {
  return database.transaction(async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update')
    if (!event) return { ok: false, reason: 'unknown' }
    const [row] = await tx.select({ now: count() }).from(eventRegistrations).where(eq(eventRegistrations.eventId, id))
    const now = row?.now ?? 0
    if (now > agreed) return { ok: false, reason: 'more-registrations', now }
    // The dashboard's tasks would go with it.
    if (await tx.$count(eventParties, and(eq(eventParties.eventId, id), isDue))) return { ok: false, reason: 'refunds' }
    // Parties of a cancelled event have been told already.
    if (event.date > new Date() && event.status !== 'cancelled') await notifyOfDeletion(tx, event)
    await tx.delete(events).where(eq(events.id, id))
    await audit(tx, { actor: actor.id, action: 'event.deleted', subject: String(id) })
    return { ok: true }
  })
}
