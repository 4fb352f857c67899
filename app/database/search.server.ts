import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const SHORTER_THAN_TRIGRAM = /^.{1,2}$/u

/**
 * Ignores case and accents (specified). One or two letters match the start of a word, which the trigram index supports.
 * @returns undefined for an empty term
 */
export function searchCondition(searchText: AnyPgColumn, term: string): SQL | undefined {
  const text = term.replace(/\s+/g, ' ').trim()
  if (text === '') return undefined
  if (!/[\p{L}\p{N}]/u.test(text)) return sql`false`
  const prefix = SHORTER_THAN_TRIGRAM.test(text) ? '% ' : '%'
  return sql`${searchText} like search_key(${`${prefix}${text.replace(/[\\%_]/g, '\\$&')}%`})`
}
