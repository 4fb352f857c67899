import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database, type Transaction } from '#app/database/client.server.ts'
import { recordChanges } from '#app/database/schema.ts'
import type { KeptKind } from '#app/platform/audit-actions.ts'
import { isUuid, rowId } from './ids.ts'

type Table = PgTable & { id: AnyPgColumn }

/** The rows with these ids. An id that the table cannot have is no row. */
export function hasSelectedId({ id }: Table, ids: readonly string[]): SQL {
  const idOf = (text: string) => (id.dataType === 'number' ? rowId(text) : isUuid(text) ? text : null)
  const possible: unknown[] = ids.map(idOf).filter((one) => one !== null)
  return inArray(id, possible)
}

/** By id. @param seen the rows that somebody sees; all of them without */
export async function nameSelectedRows(
  table: Table,
  name: SQL | AnyPgColumn,
  ids: readonly string[],
  seen?: SQL,
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: sql<string>`${table.id}::text`, name: sql<string>`${name}` })
    .from(table)
    .where(and(hasSelectedId(table, ids), seen))
  return new Map(rows.map((row) => [row.id, row.name]))
}

type Publication<Status> = { status: Status; publishedAt: Date | null; scheduledAt?: Date | null }

/**
 * The publication of a record as it was before the save that made its present version, from its history.
 * @returns null when that save has changed nothing of it
 */
export async function publicationBefore<Status extends string>(
  tx: Pick<Transaction, 'select'>,
  kind: KeptKind,
  { id, version, status, publishedAt }: Publication<Status> & { id: number; version: number },
): Promise<Publication<Status> | null> {
  const ofSave = and(
    eq(recordChanges.kind, kind),
    eq(recordChanges.subject, String(id)),
    eq(recordChanges.version, version),
  )
  const [saved] = await tx.select({ changes: recordChanges.changes }).from(recordChanges).where(ofSave)
  const changes: Partial<Record<string, [before: unknown, after: unknown]>> = saved?.changes ?? {}
  const { status: changedStatus, published_at: changedMoment, scheduled_at: endedSchedule } = changes
  if (!changedStatus && !changedMoment) return null
  return {
    status: changedStatus ? (changedStatus[0] as Status) : status,
    publishedAt: changedMoment ? momentOf(changedMoment[0]) : publishedAt,
    ...(endedSchedule && { scheduledAt: momentOf(endedSchedule[0]) }),
  }
}

const momentOf = (stored: unknown): Date | null => (typeof stored === 'string' ? new Date(stored) : null)
