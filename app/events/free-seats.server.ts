import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'

/** Locks the events in the order of their ids, which prevents deadlocks. */
export async function freeSeats(tx: Transaction, registrations: readonly { eventId: number }[]): Promise<void> {
  const byEvent = Map.groupBy(registrations, ({ eventId }) => eventId)
  for (const [eventId, freed] of [...byEvent].sort(([a], [b]) => a - b)) {
    await tx
      .update(events)
      .set({ registered: sql`${events.registered} - ${freed.length}` })
      .where(eq(events.id, eventId))
  }
}
