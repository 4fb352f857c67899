import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Ignores case and accents (specified), and matches inside words from the first letter on. @param wordStarts one or two
 * letters match only starts of words, which the trigram index supports: for tables too large to be read whole
 * @returns undefined for an empty term
 */
export function searchCondition(searchText: SQLWrapper, term: string, wordStarts = false): SQL | undefined {
  const text = term.replace(/\s+/g, ' ').trim()
  if (text === '') return undefined
  if (!/[\p{L}\p{N}]/u.test(text)) return sql`false`
  const prefix = wordStarts && SHORTER_THAN_TRIGRAM.test(text) ? '% ' : '%'
  return sql`${searchText} like search_key(${`${prefix}${text.replace(/[\\%_]/g, '\\$&')}%`})`
}

const SHORTER_THAN_TRIGRAM = /^.{1,2}$/u
