import { eventParties } from '#app/database/schema.ts'
import { and, eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'

const p = eventParties

/** Without a version: the last write wins, and everybody sees the label. */
export async function labelTable(eventId: number, id: string, label: string, actor: Actor): Promise<boolean> {
  return database.transaction((tx) => writeTableLabel(tx, { eventId, id, label }, actor))
}

/** @param shown written only over this label */
export async function writeTableLabel(
  tx: Transaction,
  { eventId, id, label, shown }: { eventId: number; id: string; label: string; shown?: string },
  actor: Actor,
): Promise<boolean> {
  const isShown = shown === undefined ? undefined : eq(p.tableLabel, shown)
  const labelled = await tx
    .update(p)
    .set({ tableLabel: label, updatedAt: new Date() })
    .where(and(eq(p.id, id), eq(p.eventId, eventId), eq(p.state, 'booked'), isShown))
    .returning({ id: p.id })
  if (labelled.length > 0) await audit(tx, { actor: actor.id, action: 'registration.table-changed', subject: id })
  return labelled.length > 0
}
