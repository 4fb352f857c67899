import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import {
  lockVersion,
  updateVersioned,
  type SaveRefusal,
  type Seen,
  type Values,
  type VersionedTable,
} from '#app/database/versions.server.ts'
import { audit, type Actor, type AuditEvent } from './audit.server.ts'

type Act = Pick<AuditEvent, 'action' | 'fields'> & { actor: Actor }

/** Writes a row over what its author has seen, as the next version, and audits it. */
export async function versionedSave<T extends VersionedTable>(
  tx: Transaction,
  table: T,
  { id, seen }: { id: string | number; seen: Seen<T> },
  values: Values<T>,
  { actor, ...act }: Act,
): Promise<{ ok: true } | SaveRefusal> {
  const which = eq(table.id, id)
  const locked = await lockVersion(tx, table, which, seen)
  if (!locked.ok) return locked
  await updateVersioned(tx, table, which, values)
  await audit(tx, { ...act, actor: actor.id, subject: String(id) })
  return { ok: true }
}
