import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client.server.ts'

type Limit = {
  limit: number
  /** Leaves rows that another transaction has locked. */
  skipLocked?: boolean
}

/** @returns how many rows were deleted, up to the limit */
export async function deleteRows(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  which: SQL | undefined,
  { limit, skipLocked = false }: Limit,
): Promise<number> {
  const found = tx.select({ id: table.id }).from(table).where(which).limit(limit)
  const due = skipLocked ? found.for('update', { skipLocked }) : found
  return (await tx.delete(table).where(inArray(table.id, due)).returning({ id: table.id })).length
}
