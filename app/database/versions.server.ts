import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client.server.ts'

/** A table whose rows count their changes. */
export type VersionedTable = PgTable & {
  id: PgColumn
  version: PgColumn
  updatedAt: PgColumn
  $inferSelect: { id: string | number; version: number }
  $inferInsert: { version?: number | undefined }
}
type Row<T extends VersionedTable> = T['$inferSelect']
/** Of a change: values, or SQL that computes them. */
export type Values<T extends VersionedTable> = { [Key in keyof T['$inferInsert']]?: T['$inferInsert'][Key] | SQL }
type Id<T extends VersionedTable> = T['$inferSelect']['id']

/** `unknown`: there is no such row. `conflict`: it is not as the caller has seen it. */
export type SaveRefusal = { ok: false; reason: 'unknown' | 'conflict' }

/** The columns that every change of a row with a version sets. */
export const nextVersion = ({ version }: Pick<VersionedTable, 'version'>) => ({
  version: sql<number>`${version} + 1`,
  updatedAt: new Date(),
})

/** @param values the moment too, where it is not that of the row @returns the ids of the changed rows */
export async function updateVersioned<T extends VersionedTable>(
  tx: Pick<Transaction, 'update'>,
  table: T,
  which: SQL | undefined,
  values: Values<T> = {},
): Promise<Id<T>[]> {
  const changed = await tx
    .update(table as PgTable)
    .set({ ...nextVersion(table), ...values })
    .where(which)
    .returning({ id: table.id })
  return changed.map(({ id }) => id as Id<T>)
}

/** The version that the caller has read, or what the row must be. */
export type Seen<T extends VersionedTable> = number | undefined | ((row: Row<T>) => boolean)

/** Locks a row for a change that keeps its id, so that others may refer to it meanwhile. */
export async function lockVersion<T extends VersionedTable>(
  tx: Pick<Transaction, 'select'>,
  table: T,
  which: SQL | undefined,
  seen: Seen<T>,
): Promise<{ ok: true; row: Row<T> } | SaveRefusal> {
  const rows = await tx.select().from<PgTable>(table).where(which).for('no key update')
  const [row] = rows as Row<T>[]
  if (!row) return { ok: false, reason: 'unknown' }
  const isSeen = typeof seen === 'function' ? seen(row) : row.version === seen
  return isSeen ? { ok: true, row } : { ok: false, reason: 'conflict' }
}
