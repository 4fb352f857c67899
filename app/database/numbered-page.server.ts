import { sql, type Column, type SQL } from 'drizzle-orm'
import { rowsColumn, type Listing } from './read-together.server.ts'

/** Counting and paging stop here. */
const MAX_COUNTED_ROWS = 10_000

type Numbered = Omit<Listing, 'limit' | 'offset'> & {
  /** Of a page. */
  size: number
}

type Read<Row> = { rows: Row[] | null; total: number | null }

/**
 * The pages of a public list: columns for `readTogether`, the value of their placeholder for one page, and the page
 * that was read. Without a page nothing is read.
 * @param name of the placeholder
 */
export function numberedPages<Of extends Record<string, Column | SQL>>(
  name: string,
  columns: Of,
  { size, ...list }: Numbered,
) {
  const offset = sql`${sql.placeholder(name)}::int`
  const where = list.where ? sql` where ${list.where}` : sql``
  const counted = sql`(select count(*)::int from
    (select from ${list.from}${where} limit ${sql.raw(String(MAX_COUNTED_ROWS))}) as counted)`
  return {
    columns: {
      rows: rowsColumn(columns, { ...list, limit: size, offset }, sql`${offset} is not null`),
      total: sql<number | null>`case when ${offset} is not null then ${counted} end`,
    },
    /** @param page from 1; null for none */
    valueOf: (page: number | null) => ({ [name]: page && Math.min((page - 1) * size, MAX_COUNTED_ROWS) }),
    /** Null for a page that does not exist; page 1 always exists. */
    pageOf<Row>({ rows, total }: Read<Row>, page: number) {
      if (rows === null || total === null) return { rows: [], total: 0, page: 1, pages: 0 }
      if (rows.length === 0 && page > 1) return null
      return { rows, total, page, pages: Math.ceil(total / size) }
    },
  }
}
