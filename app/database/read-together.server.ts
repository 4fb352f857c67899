import { Column, is, sql, type GetColumnData, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { reusableQuery } from './client.server.ts'

/**
 * One statement of several columns, often lists (`rowsColumn`): one round trip. It is built once and prepared by each
 * connection, so that what changes is a placeholder (`sql.placeholder`). @returns reads the columns
 */
export function readTogether<Read extends SelectedFields>(columns: Read) {
  const query = reusableQuery((database) =>
    database
      .select(columns)
      .from(sql`(select) as one_row`)
      .prepare('read together'),
  )
  return async (values: Record<string, unknown> = {}): Promise<SelectResultFields<Read>> => {
    const [row] = await query().execute(values)
    return row as SelectResultFields<Read>
  }
}

type Columns = Record<string, Column | SQL>

export type RowOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column
    ? GetColumnData<Of[Name]>
    : Of[Name] extends SQL<infer Value>
      ? Value
      : never
}

export type Listing = {
  from: PgTable & { id: AnyPgColumn }
  where: SQL | undefined
  by: AnyPgColumn
  descending?: boolean
  limit: number | SQL
  offset?: SQL
}

/**
 * A list as a column: JSON in PostgreSQL, rows here. The ids are found first, so that nothing is computed for rows that
 * are skipped. @param isRead if false, the column is null and nothing is read
 */
export function rowsColumn<Of extends Columns>(columns: Of, listing: Listing): SQL<RowOf<Of>[]>
export function rowsColumn<Of extends Columns>(columns: Of, listing: Listing, isRead: SQL): SQL<RowOf<Of>[] | null>
export function rowsColumn<Of extends Columns>(columns: Of, listing: Listing, isRead = sql`true`) {
  const { from, where, by, descending = false, limit, offset = sql`0` } = listing
  const direction = descending ? sql`desc` : sql`asc`
  // The id breaks ties in the same direction, so that one index serves both directions.
  const order = sql`order by ${by} ${direction}, ${from.id} ${direction}`
  const ids = sql`select ${from.id} from ${from}${where ? sql` where ${where}` : sql``}
    ${order} limit ${typeof limit === 'number' ? sql.raw(String(limit)) : limit} offset ${offset}`
  const values = sql.join(Object.values(columns), sql`, `)
  return sql`case when ${isRead} then (
    select coalesce(json_agg(json_build_array(${values}) ${order}), '[]') from ${from} where ${sql`${from.id}`} in (${ids})
  ) end`.mapWith(rowsFromJson(columns))
}

function rowsFromJson<Of extends Columns>(columns: Of) {
  const names = Object.keys(columns)
  const times = new Set(names.filter((name) => is(columns[name], Column) && columns[name].dataType === 'date'))
  return (rows: unknown[][]) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {}
      for (const [index, name] of names.entries()) {
        const value = values[index]
        row[name] = typeof value === 'string' && times.has(name) ? new Date(value) : value
      }
      return row as RowOf<Of>
    })
}
