import type { Transaction } from '#app/database/client.server.ts'
import { auditLog } from '#app/database/schema.ts'
import type { AuditAction } from './audit-actions.ts'

/** The actor of automatic work, such as the daily purge. */
export const SYSTEM = 'system'

/** The actor of what members change of their own: the subject says who. */
export const MEMBER = 'member'

/** Who acts: an account of the panel. */
export type Actor = { id: string }

export type AuditEvent = {
  /** The account's id, `SYSTEM` or `MEMBER`. */
  actor: string
  action: AuditAction
  /** The id of the row, or the filter of an export. */
  subject: string
  /** Names of the fields that were shown or changed; never their values. */
  fields?: string[]
}

export async function audit(
  tx: Pick<Transaction, 'insert'>,
  { actor, action, subject, fields = [] }: AuditEvent,
): Promise<void> {
  await tx.insert(auditLog).values({ actor, action, subject, fields })
}
