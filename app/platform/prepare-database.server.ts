import { config } from '#app/config.server.ts'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { newestLevel, readMigrations } from '#app/database/migrations.server.ts'
import type { Connections } from '#app/database/pool-kinds.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { prepareRoles, type PreparedRoles } from '#app/database/roles.server.ts'
import { prepareQueue } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { claimKeys } from '#app/platform/secrets/required-keys.server.ts'

/** @throws UnfitDatabase with one line for the operator */
export async function prepareDatabase(owner: Connection, migrations: string): Promise<Connections> {
  const level = newestLevel(readMigrations(migrations))
  const prepared = Promise.withResolvers<PreparedRoles>()
  await migrateDatabase(owner, migrations, async (database, sql) => {
    await claimKeys(database)
    await prepareQueue(sql)
    prepared.resolve(await prepareRoles(sql, owner, config.databaseRoleUrls, level))
  })
  const { connections, warning } = await prepared.promise
  if (warning) log.warn(warning)
  return connections
}
