import { getTableColumns, sql, type InferInsertModel, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Names the given columns only, for a role that may write no others; Drizzle's own insert names every column. */
export function insertColumns<T extends PgTable>(table: T, values: InferInsertModel<T>): SQL {
  const columns = getTableColumns(table)
  const given = Object.keys(values).filter((key) => key in columns) as (keyof typeof columns & keyof typeof values)[]
  const names = given.map((key) => sql`${sql.identifier(columns[key].name)}`)
  const params = given.map((key) => sql`${sql.param(values[key], columns[key])}`)
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(params, sql`, `)})`
}
