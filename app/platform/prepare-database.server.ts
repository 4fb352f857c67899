import { migrateDatabase } from '#app/database/client.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { claimKeys } from './required-keys.server.ts'

/**
 * What every server and command does before it opens the database: migrations, and the check that this process holds the keys.
 * @throws UnfitDatabase with one line for the person who starts it
 */
export async function prepareDatabase(connection: Connection, migrations: string): Promise<void> {
  await migrateDatabase(connection, migrations, claimKeys)
}
