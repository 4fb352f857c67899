import type { TransactionSql } from 'postgres'
import { secretColumns } from '#app/database/secret-columns.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'

/** Empties values whose key is missing. @returns how many */
export async function emptyUnreadable(tx: TransactionSql): Promise<number> {
  let emptied = 0
  for (const { table, column } of secretColumns) {
    const { count } = await tx`
      update ${tx(table)} set ${tx(column)} = null
      where ${tx(column)} is not null and split_part(${tx(column)}, '.', 2) <> all (${heldKeyIds()}::text[])`
    emptied += count
  }
  return emptied
}
