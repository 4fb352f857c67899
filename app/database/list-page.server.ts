import { and, asc, desc, getTableName, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database } from './client.server.ts'
import { searchCondition } from './search.server.ts'

/** Rows that are counted and can be paged through; of more it is only said that there are more. */
export const MAX_COUNTED_ROWS = 10_000
/** The same for the hits of a search in a table of more than `LARGE` rows, where each hit lies on a page of its own. */
const COUNTED_IN_LARGE = 2_000
const LARGE_TABLE_ROWS = 200_000
/** Times as many hits estimated are more for sure: estimates come from a thousand samples of each table. */
const SURELY = 5
/** Rows of a search with more hits than that: one narrows it down instead. */
const REACH = 250

export type Order = { by: readonly (AnyPgColumn | SQL)[]; descending: boolean }

/**
 * Each order as one can ask for it, and with a minus the other way round. Rows that are equal follow their id in the
 * same direction, so that one index serves both.
 */
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

/** For `orderBy`. */
export function orderBy({ by, descending }: Order, id: AnyPgColumn): SQL[] {
  return [...by, id].map((expression) => (descending ? desc(expression) : asc(expression)))
}

type Listed = PgTable & { id: AnyPgColumn; searchText?: AnyPgColumn }

type Listing = {
  from: Listed
  /** What narrows the list down besides the search. */
  where?: SQL | undefined
  search: string
  order: Order
  /**
   * For searches with too many hits to sort: an order that has nothing to do with the words searched for, such as the
   * date.
   */
  fallbackOrder: Order
  limit: number
  offset: number
}

export type Page<Row> = {
  rows: Row[]
  /** Exact, unless there are more. */
  total: number
  /** There are more than `total`. */
  more: boolean
  /** Rows that can be paged through. */
  reach: number
  /** The hits were too many to sort as asked. */
  widened: boolean
}

/**
 * One page of a list, in a time that does not grow with the table (docs/decisions). `read` reads the rows of a page, in
 * any order.
 *
 * Without a search the ids come from the order's index. With one, up to `COUNTED` hits are collected through the
 * trigrams, counted and sorted; where there are more, the first ones are met soon on the way through the wide order's
 * index. PostgreSQL alone would choose between the two for any order, and be wrong by seconds where words and order
 * hang together (everybody called Maria, by name).
 */
export async function listPage<Row extends { id: unknown }>(
  listing: Listing,
  read: (these: SQL) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const { ids, ...page } = await findIds(listing)
  if (ids.length === 0) return { rows: [], ...page }
  const rows = new Map((await read(inArray(listing.from.id, ids))).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), ...page }
}

type Found = { ids: unknown[] } & Omit<Page<never>, 'rows'>

async function findIds(listing: Listing): Promise<Found> {
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
  const [expected, size] = await Promise.all([estimate(from, all), sizeOf(from)])
  const most = size > LARGE_TABLE_ROWS ? COUNTED_IN_LARGE : MAX_COUNTED_ROWS
  if (expected <= SURELY * most) {
    const { total, ids } = await collect(from, all, order, most, limit, offset)
    if (total <= most) return { ids, total, more: false, reach: total, widened: false }
  }
  return {
    ids: await idsInOrder(from, all, fallbackOrder, offset < REACH ? limit : 0, offset),
    total: most,
    more: true,
    reach: REACH,
    widened: order !== fallbackOrder,
  }
}

/** How many rows there are, up to `most`: no more entries of an index are read. */
export async function countUpTo(
  from: PgTable,
  where?: SQL,
  most = MAX_COUNTED_ROWS,
): Promise<{ number: number; more: boolean }> {
  const [row] = await database.execute<{ number: number }>(
    sql`select count(*)::int as number from (select from ${from}${condition(where)} limit ${most + 1}) as counted`,
  )
  return upTo(most, row?.number ?? 0)
}

function upTo(most: number, number: number) {
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
    sql`select ${from.id} as id from ${from}${condition(where)} order by ${sql.join(orderBy(order, from.id), sql`, `)} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => from.id.mapFromDriverValue(id))
}

/** The hits themselves, at most one beyond `most`: how many, and those of one page. */
async function collect(
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
    with hits as materialized (select ${from.id} as id${sql.join(selected)} from ${from}${condition(where)} limit ${most + 1})
    select (select count(*)::int from hits) as total, (select json_agg(id) from (select id from hits order by ${order} limit ${limit} offset ${offset}) as page) as ids`)
  return { total: row?.total ?? 0, ids: (row?.ids ?? []).map((found) => from.id.mapFromDriverValue(found)) }
}

/** How many rows PostgreSQL expects, by the samples it keeps. */
async function estimate(from: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await database.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${from}${condition(where)}`,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** About how many rows the table has: as PostgreSQL last counted them. */
async function sizeOf(from: PgTable): Promise<number> {
  const [row] = await database.execute<{ size: number }>(
    sql`select reltuples::float8 as size from pg_class where oid = ${getTableName(from)}::regclass`,
  )
  return row?.size ?? 0
}

function condition(where: SQL | undefined): SQL {
  return where ? sql` where ${where}` : sql``
}
