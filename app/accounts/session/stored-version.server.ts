import { and, desc, eq, inArray } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { auditLog, usuarios } from '#app/database/schema.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { flatten, type NestedValues } from '#app/platform/forms/conflict/form-values.ts'
import type { StoredVersion } from '#app/ui/panel/use-answer.ts'

type StoredRow = NestedValues & { version: string | number }

/** For the refusal 'conflict' of a form. @param actions that write another version of the subject */
export async function storedVersion(
  actor: Actor,
  subject: string,
  actions: readonly AuditAction[],
  row: StoredRow | null | undefined,
): Promise<StoredVersion | null> {
  if (!row) return null
  const { version, ...values } = row
  return { version: Number(version), values: flatten(values), savedBy: await findSaver(actor, subject, actions) }
}

async function findSaver(
  actor: Actor,
  subject: string,
  actions: readonly AuditAction[],
): Promise<StoredVersion['savedBy']> {
  const [event] = await database
    .select({ id: usuarios.id, name: usuarios.name, email: usuarios.email, at: auditLog.createdAt })
    .from(auditLog)
    .leftJoin(usuarios, eq(usuarios.id, auditLog.actor))
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.action, actions)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  if (!event?.email) return null
  return { name: event.name || event.email, isSelf: event.id === actor.id, at: event.at.toISOString() }
}
