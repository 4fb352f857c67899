import { and, desc, eq, like, lte } from 'drizzle-orm'
import { accountName } from '#app/database/account-name.ts'
import { database } from '#app/database/client.server.ts'
import { auditLog, recordChanges, usuarios } from '#app/database/schema.ts'

type Asked = { kind: string; subject: string; /** The newest to list. */ until?: number | undefined; limit: number }

/** The kept changes of a record, the newest first. The audit event of a save has its moment: that of the transaction. */
export function listRecordChanges({ kind, subject, until, limit }: Asked) {
  return database
    .select({
      id: recordChanges.id,
      changes: recordChanges.changes,
      at: recordChanges.createdAt,
      action: auditLog.action,
      by: accountName,
    })
    .from(recordChanges)
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.subject, recordChanges.subject),
        eq(auditLog.createdAt, recordChanges.createdAt),
        like(auditLog.action, `${kind}.%`),
      ),
    )
    .leftJoin(usuarios, eq(usuarios.id, auditLog.actor))
    .where(
      and(
        eq(recordChanges.kind, kind),
        eq(recordChanges.subject, subject),
        until === undefined ? undefined : lte(recordChanges.id, until),
      ),
    )
    .orderBy(desc(recordChanges.id))
    .limit(limit)
}
