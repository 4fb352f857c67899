import type { Transaction } from '#app/database/client.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'

export async function auditMessage(
  tx: Transaction,
  actor: Actor,
  action: AuditAction & `event.message-${string}`,
  eventId: number,
  fields: string[] = [],
): Promise<void> {
  await audit(tx, { actor: actor.id, action, subject: String(eventId), fields })
}
