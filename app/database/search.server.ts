import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Too short for any part of a word: trigrams need three letters. */
const SHORT_SEARCH = /^.{1,2}$/u

/**
 * Whether a row's `search_text` holds what was typed, without regard to case and accents (back-office §2): anywhere
 * from three letters on; fewer are the beginning of a word, which the trigram index knows, too. Undefined, no
 * condition, when nothing was typed; signs alone find nothing.
 */
export function searchCondition(searchText: AnyPgColumn, typed: string): SQL | undefined {
  const words = typed.replace(/\s+/g, ' ').trim()
  if (words === '') return undefined
  if (!/[\p{L}\p{N}]/u.test(words)) return sql`false`
  const before = SHORT_SEARCH.test(words) ? '% ' : '%'
  return sql`${searchText} like search_key(${`${before}${words.replace(/[\\%_]/g, '\\$&')}%`})`
}
