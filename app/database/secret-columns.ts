import { is } from 'drizzle-orm'
import { getTableConfig, PgCustomColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** Where encrypted values rest: every `secret()` of the schema. Their tables have an `id`. */
export const secretColumns: readonly { table: string; column: string }[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap(({ name, columns }) => columns.filter((column) => is(column, PgCustomColumn) && column.getSQLType() === 'text').map((column) => ({ table: name, column: column.name })))
