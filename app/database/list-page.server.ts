import { and, asc, desc, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { collectHits, estimateRows, idsInOrder, tableRows, type Listed } from './list-queries.server.ts'
import { searchCondition } from './search.server.ts'
import { countUpTo, MAX_COUNTED_ROWS } from './bounded-count.server.ts'
import { streamRows, type Select } from './stream-rows.server.ts'

/** The same for search hits in a large table, where each hit costs one page read. */
const MAX_COUNTED_IN_LARGE_TABLE = 1_000
const LARGE_TABLE_ROWS = 200_000
/** The planner's estimate may be wrong by this factor: it samples about a thousand rows of each table. */
const ESTIMATE_ERROR_FACTOR = 5
/** Rows that can be paged through when a search has too many hits to sort. */
const MAX_FALLBACK_ROWS = 250

type Order = { by: readonly (AnyPgColumn | SQL)[]; descending: boolean }

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

type Listing<Name extends string> = {
  from: Listed
  where?: SQL | undefined
  request: { search: string; limit: number; offset: number }
  /** `-fecha` also for searches with too many hits to sort: a date does not correlate with the search text. */
  orders: Readonly<Record<Name, Order>> & { '-fecha'?: Order }
  order: Name
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

export type RowOf<List extends (...args: never[]) => Promise<{ rows: unknown[] }>> = Awaited<
  ReturnType<List>
>['rows'][number]

/**
 * One page of a list, in constant time (docs/decisions/006-lists-at-any-size.md). A search sorts its hits; too many
 * hits are read by date instead. PostgreSQL's own plan takes seconds when text and order correlate.
 */
export async function listPage<Row extends { id: unknown }, Name extends string>(
  listing: Listing<Name>,
  readRows: (condition: SQL) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const { ids, ...page } = await findIds(listing)
  if (ids.length === 0) return { rows: [], ...page }
  const rows = new Map((await readRows(inArray(listing.from.id, ids))).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), ...page }
}

/**
 * All rows of a list in its order, for a file. The caller of `listPage` passes the same listing.
 * @param listing with `selected`, the rows of that condition instead, whatever the list shows
 */
export function listExport<Row, Name extends string>(
  { from, where, request, orders, order, selected }: Listing<Name> & { selected?: SQL | null | undefined },
  readRows: (condition: SQL | undefined) => { orderBy: (...columns: SQL[]) => Select<Row> },
): AsyncGenerator<Row[]> {
  const shown = and(where, from.searchText && searchCondition(from.searchText, request.search))
  return streamRows(readRows(selected ?? shown).orderBy(...orderBy(orders[order], from.id)))
}

type FoundIds = { ids: unknown[] } & Omit<Page<never>, 'rows'>

async function findIds<Name extends string>(listing: Listing<Name>): Promise<FoundIds> {
  const { from, where, orders } = listing
  const { search, limit, offset } = listing.request
  const order = orders[listing.order]
  const fallbackOrder = orders['-fecha'] ?? order
  const size = search !== '' && from.searchText ? await tableRows(from) : 0
  const large = size > LARGE_TABLE_ROWS
  const hit = from.searchText && searchCondition(from.searchText, search, large)
  const all = and(where, hit)
  const inOrder = (chosen: Order, end: number) =>
    limit === 0 || offset >= end ? [] : idsInOrder(from, all, orderBy(chosen, from.id), { limit, offset })
  if (!hit) {
    const [ids, { number: total, more }] = await Promise.all([inOrder(order, MAX_COUNTED_ROWS), countUpTo(from, all)])
    return { ids, total, more, reach: total, widened: false }
  }
  const expected = await estimateRows(from, all)
  const max = large ? MAX_COUNTED_IN_LARGE_TABLE : MAX_COUNTED_ROWS
  if (expected <= ESTIMATE_ERROR_FACTOR * max) {
    const { total, ids } = await collectHits(from, all, order, max, { limit, offset })
    if (total <= max) return { ids, total, more: false, reach: total, widened: false }
  }
  return {
    ids: await inOrder(fallbackOrder, MAX_FALLBACK_ROWS),
    total: max,
    more: true,
    reach: MAX_FALLBACK_ROWS,
    widened: order !== fallbackOrder,
  }
}
