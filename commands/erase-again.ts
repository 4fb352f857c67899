import { drizzle } from 'drizzle-orm/postgres-js'
import { config } from '#app/config.server.ts'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import * as schema from '#app/database/schema.ts'
import { reapplyErasures } from '#app/privacy/reapply-erasures.server.ts'

/** Repeats erasures that are newer than the copy. @returns the number of rows erased */
export async function eraseAgain(connection: Connection): Promise<number> {
  const sql = connectDedicated(connection, 'el-cercle restore')
  try {
    return await drizzle(sql, { schema }).transaction((tx) => reapplyErasures(tx, config.dataDir))
  } finally {
    await sql.end({ timeout: 1 })
  }
}
