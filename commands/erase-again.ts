import { config } from '#app/config.server.ts'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { reapplyErasures } from '#app/privacy/erasures.server.ts'

/** Repeats erasures that are newer than the copy. @returns the number of rows erased */
export async function eraseAgain(connection: Connection): Promise<number> {
  openDatabase(connection, { max: 1, statementTimeout: 0 })
  try {
    return await reapplyErasures(config.dataDir)
  } finally {
    await closeDatabase()
  }
}
