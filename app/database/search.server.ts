import { or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether one of the columns contains what was typed, without regard to case and accents (back-office §2); undefined, no condition, when
 * nothing was typed. `search_key` stands in the migrations.
 */
export function contains(typed: string, ...columns: AnyPgColumn[]): SQL | undefined {
  if (typed === '') return undefined
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => sql`search_key(${column}) like search_key(${pattern})`))
}
