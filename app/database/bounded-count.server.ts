import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { countedRows, countRows } from './list-queries.server.ts'

/** Counting and paging stop here; more rows only set `more`. */
export const MAX_COUNTED_ROWS = 10_000

export async function countUpTo(
  from: PgTable,
  where?: SQL,
  max = MAX_COUNTED_ROWS,
): Promise<{ number: number; more: boolean }> {
  return toCount(await countRows(from, where, max), max)
}

/** The same as a column of a statement that reads some of the rows; `toCount` makes a count of it. */
export function countColumn(from: PgTable, where: SQL | undefined): SQL<number> {
  return countedRows(from, where, MAX_COUNTED_ROWS)
}

export function toCount(counted = 0, max = MAX_COUNTED_ROWS): { number: number; more: boolean } {
  return { number: Math.min(counted, max), more: counted > max }
}
