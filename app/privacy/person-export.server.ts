import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { auditLog } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { splitFields } from './personal-record.server.ts'
import { decryptRecordField, personalRecords, readPersonalRecord, type Row } from './personal-records.server.ts'
import { recordKinds, type ItemKey, type RecordKind, type RecordTitle } from './record-kinds.ts'

export type ExportedRecord = {
  kind: RecordKind
  id: string
  title: RecordTitle
  fields: Record<string, string | null>
  /** Columns that another key has encrypted. */
  unreadable: string[]
  trail: { action: string; at: string }[]
}

/** The records with their secrets; each is audited. */
export async function exportItems(actor: Actor, items: readonly ItemKey[]): Promise<ExportedRecord[]> {
  return database.transaction(async (tx) => {
    const exported: ExportedRecord[] = []
    for (const kind of recordKinds) {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
      if (ids.length === 0) continue
      for (const row of await readPersonalRecord(kind, personalRecords[kind].byId(ids), tx))
        exported.push(await exportRow(tx, actor, kind, row))
    }
    return exported
  })
}

async function exportRow(tx: Transaction, actor: Actor, kind: RecordKind, row: Row): Promise<ExportedRecord> {
  const { fields, secrets } = splitFields(kind, row)
  const opened = secrets.map(({ column, property }) => ({ column, ...decryptRecordField(kind, row, property) }))
  await audit(tx, {
    actor: actor.id,
    action: `${kind}.exported`,
    subject: row.id,
    fields: opened.map(({ column }) => column),
  })
  const trail = await tx
    .select({ action: auditLog.action, at: auditLog.createdAt })
    .from(auditLog)
    .where(sql`${auditLog.subject} = ${row.id}`)
    .orderBy(auditLog.id)
  return {
    kind,
    id: row.id,
    title: personalRecords[kind].title(row),
    fields: { ...fields, ...Object.fromEntries(opened.map((one) => [one.column, one.readable ? one.value : null])) },
    unreadable: opened.filter(({ readable }) => !readable).map(({ column }) => column),
    trail: trail.map(({ action, at }) => ({ action, at: at.toISOString() })),
  }
}
