import { is } from 'drizzle-orm'
import { getTableConfig, PgCustomColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** Every `secret()` column of the schema. Their tables have an `id`. */
export const secretColumns: readonly { table: string; column: string }[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap(({ name, columns }) =>
    columns
      .filter((column) => is(column, PgCustomColumn) && column.getSQLType() === 'text')
      .map((column) => ({ table: name, column: column.name })),
  )

/** SQL that counts the encrypted values of each key, with rows `{ id, count }`; `id` is the key's. */
export function countByKey(columns = secretColumns): string {
  const values = columns.map(
    ({ table, column }) => `select split_part("${column}", '.', 2) as id from "${table}" where "${column}" is not null`,
  )
  return `select id, count(*)::integer as count from (${values.join(' union all ')}) as stored group by id`
}
