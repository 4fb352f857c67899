import { and, asc, desc, getTableName, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database } from './client.server.ts'
import { searchCondition } from './search.server.ts'

/** Counting and paging stop here; more rows only set `more`. */
export const MAX_COUNTED_ROWS = 10_000
/** The same for search hits in a large table, where each hit costs one page read. */
const MAX_COUNTED_IN_LARGE_TABLE = 2_000
const LARGE_TABLE_ROWS = 200_000
/** The planner's estimate may be wrong by this factor: it samples about a thousand rows of each table. */
const ESTIMATE_ERROR_FACTOR = 5
/** Rows that can be paged through when a search has too many hits to sort. */
const MAX_FALLBACK_ROWS = 250

export type Order = { by: readonly (AnyPgColumn | SQL)[]; descending: boolean }

export function inBothDirections<Name extends string>(
  orders: Record<Name, readonly (AnyPgColumn | SQL)[]>,
): Record<Name | `-${Name}`, Order> {
  const names = Object.keys(orders) as Name[]
  return Object.fromEntries(
    names.flatMap((name) => [
      [name, { by: orders[name], descending: false }],
      [`-${name}`, { by: orders[name], descending: true }],
    ]),
  ) as Record<Name | `-${Name}`, Order>
}

/** The id breaks ties in the same direction, so that one index serves both directions. */
export function orderBy({ by, descending }: Order, id: AnyPgColumn): SQL[] {
  return [...by, id].map((expression) => (descending ? desc(expression) : asc(expression)))
}

type Listed = PgTable & { id: AnyPgColumn; searchText?: AnyPgColumn }

type Listing = {
  from: Listed
  where?: SQL | undefined
  search: string
  order: Order
  /** For searches with too many hits to sort; must not correlate with the search text, such as the date. */
  fallbackOrder: Order
  limit: number
  offset: number
}

export type Page<Row> = {
  rows: Row[]
  total: number
  more: boolean
  /** Rows that can be paged through. */
  reach: number
  /** The fallback order was used. */
  widened: boolean
}

/**
 * One page of a list, in constant time (docs/decisions/006-flat-lists.md). Without a search the index of the order
 * yields the ids. A search collects and sorts its hits through the trigram index; if there are too many, the index of
 * the fallback order yields the first ones. PostgreSQL's own plan takes seconds when text and order correlate.
 * @param readRows reads the rows of the page in any order
 */
export async function listPage<Row extends { id: unknown }>(
  listing: Listing,
  readRows: (condition: SQL) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const { ids, ...page } = await findIds(listing)
  if (ids.length === 0) return { rows: [], ...page }
  const rows = new Map((await readRows(inArray(listing.from.id, ids))).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), ...page }
}

type FoundIds = { ids: unknown[] } & Omit<Page<never>, 'rows'>

async function findIds(listing: Listing): Promise<FoundIds> {
  const { from, where, search, order, fallbackOrder, limit, offset } = listing
  const hit = from.searchText && searchCondition(from.searchText, search)
  const all = and(where, hit)
  if (!hit) {
    const [ids, { number: total, more }] = await Promise.all([
      idsInOrder(from, all, order, limit, offset),
      countUpTo(from, all),
    ])
    return { ids, total, more, reach: total, widened: false }
  }
  const [expected, size] = await Promise.all([estimateRows(from, all), tableRows(from)])
  const most = size > LARGE_TABLE_ROWS ? MAX_COUNTED_IN_LARGE_TABLE : MAX_COUNTED_ROWS
  if (expected <= ESTIMATE_ERROR_FACTOR * most) {
    const { total, ids } = await collectHits(from, all, order, most, limit, offset)
    if (total <= most) return { ids, total, more: false, reach: total, widened: false }
  }
  return {
    ids: await idsInOrder(from, all, fallbackOrder, offset < MAX_FALLBACK_ROWS ? limit : 0, offset),
    total: most,
    more: true,
    reach: MAX_FALLBACK_ROWS,
    widened: order !== fallbackOrder,
  }
}

/** Counts at most `most` rows, which also bounds the index entries read. */
export async function countUpTo(
  from: PgTable,
  where?: SQL,
  most = MAX_COUNTED_ROWS,
): Promise<{ number: number; more: boolean }> {
  const [row] = await database.execute<{ number: number }>(
    sql`select count(*)::int as number from (select from ${from}${whereClause(where)} limit ${most + 1}) as counted`,
  )
  return capCount(most, row?.number ?? 0)
}

function capCount(most: number, number: number) {
  return { number: Math.min(number, most), more: number > most }
}

async function idsInOrder(
  from: Listed,
  where: SQL | undefined,
  order: Order,
  limit: number,
  offset: number,
): Promise<unknown[]> {
  if (limit === 0 || offset >= MAX_COUNTED_ROWS) return []
  const rows = await database.execute<{ id: unknown }>(
    sql`select ${from.id} as id from ${from}${whereClause(where)} order by ${sql.join(orderBy(order, from.id), sql`, `)} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => from.id.mapFromDriverValue(id))
}

/** Collects at most `most + 1` hits. @returns their number and the ids of one page */
async function collectHits(
  from: Listed,
  where: SQL | undefined,
  { by, descending }: Order,
  most: number,
  limit: number,
  offset: number,
): Promise<{ total: number; ids: unknown[] }> {
  const direction = descending ? sql`desc` : sql`asc`
  const keys = by.map((_, index) => sql.identifier(`key_${index}`))
  const selected = by.map((expression, index) => sql`, ${expression} as ${keys[index]}`)
  const order = sql.join(
    [...keys, sql.identifier('id')].map((key) => sql`${key} ${direction}`),
    sql`, `,
  )
  const [row] = await database.execute<{ total: number; ids: unknown[] | null }>(sql`
    with hits as materialized (select ${from.id} as id${sql.join(selected)} from ${from}${whereClause(where)} limit ${most + 1})
    select (select count(*)::int from hits) as total, (select json_agg(id) from (select id from hits order by ${order} limit ${limit} offset ${offset}) as page) as ids`)
  return { total: row?.total ?? 0, ids: (row?.ids ?? []).map((found) => from.id.mapFromDriverValue(found)) }
}

async function estimateRows(from: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await database.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${from}${whereClause(where)}`,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** The table's row count as of the last ANALYZE. */
async function tableRows(from: PgTable): Promise<number> {
  const [row] = await database.execute<{ size: number }>(
    sql`select reltuples::float8 as size from pg_class where oid = ${getTableName(from)}::regclass`,
  )
  return row?.size ?? 0
}

function whereClause(where: SQL | undefined): SQL {
  return where ? sql` where ${where}` : sql``
}
