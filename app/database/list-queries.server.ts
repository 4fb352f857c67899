import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database } from './client.server.ts'

export type Listed = PgTable & { id: AnyPgColumn; searchText?: AnyPgColumn }
type PageRange = { limit: number; offset: number }

export async function idsInOrder(
  from: Listed,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: PageRange,
): Promise<unknown[]> {
  const rows = await database.execute<{ id: unknown }>(
    sql`select ${from.id} as id from ${from}${whereClause(where)} order by ${sql.join(order, sql`, `)}
      limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => from.id.mapFromDriverValue(id))
}

/** Collects at most `max + 1` hits. @returns their number and the ids of one page */
export async function collectHits(
  from: Listed,
  where: SQL | undefined,
  { by, descending }: { by: readonly (AnyPgColumn | SQL)[]; descending: boolean },
  max: number,
  { limit, offset }: PageRange,
): Promise<{ total: number; ids: unknown[] }> {
  const direction = descending ? sql`desc` : sql`asc`
  const keys = by.map((_, index) => sql.identifier(`key_${index}`))
  const selected = by.map((expression, index) => sql`, ${expression} as ${keys[index]}`)
  const order = sql.join(
    [...keys, sql.identifier('id')].map((key) => sql`${key} ${direction}`),
    sql`, `,
  )
  const [row] = await database.execute<{ total: number; ids: unknown[] | null }>(sql`
    with hits as materialized (
      select ${from.id} as id${sql.join(selected)} from ${from}${whereClause(where)} limit ${max + 1}
    )
    select (select count(*)::int from hits) as total,
      (select json_agg(id) from (
        select id from hits order by ${order} limit ${limit} offset ${offset}
      ) as page) as ids`)
  return { total: row?.total ?? 0, ids: (row?.ids ?? []).map((id) => from.id.mapFromDriverValue(id)) }
}

export async function countRows(from: PgTable, where: SQL | undefined, max: number): Promise<number> {
  const [row] = await database.execute<{ number: number }>(sql`select ${countedRows(from, where, max)} as number`)
  return row?.number ?? 0
}

/** As a column. Counts at most `max + 1` rows, which also bounds the index entries read. */
export function countedRows(from: PgTable, where: SQL | undefined, max: number): SQL<number> {
  return sql<number>`(select count(*)::int from (select from ${from}${whereClause(where)} limit ${max + 1}) as counted)`
}

export async function estimateRows(from: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await database.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${from}${whereClause(where)}`,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** The table's row count as of the last ANALYZE. */
export async function tableRows(from: PgTable): Promise<number> {
  const [row] = await database.execute<{ size: number }>(
    sql`select reltuples::float8 as size from pg_class where oid = ${getTableName(from)}::regclass`,
  )
  return row?.size ?? 0
}

function whereClause(where: SQL | undefined): SQL {
  return where ? sql` where ${where}` : sql``
}
