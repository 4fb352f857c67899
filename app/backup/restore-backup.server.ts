import { resolve } from 'node:path'
import type { Sql } from 'postgres'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { databaseUsers } from '#app/database/database-users.server.ts'
import { isKnownLevel, readMigrations, runSteps, stepsOf } from '#app/database/migrations.server.ts'
import { noteKeysInUse } from '#app/platform/secrets/required-keys.server.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { BackupError } from './backup-error.ts'
import { verifyBackupFile, type Header } from './backup-file.server.ts'
import { emptyUnreadable } from './empty-unreadable.server.ts'
import { assertClearable, clearDatabase } from './clear-database.server.ts'
import { inUse } from './maintenance.server.ts'
import type { Progress } from './progress.ts'
import { asDrizzle, fill } from './fill-tables.server.ts'

export type RestoreOptions = {
  migrations: string
  replace?: boolean
  unreadable?: 'refused' | 'emptied' | 'kept'
  /** Skips newer migrations, for a comparison with the backup. */
  keepSchema?: boolean
  /** Of a file that has just been verified. */
  header?: Header
  progress?: Progress
  beforeCommit?: (tx: Transaction) => Promise<void>
}
export type Restored = { header: Header; missingKeys: string[]; emptied: number }

/** Replaces the content in one transaction and migrates it; needs PostgreSQL 15 or later. @throws BackupError */
export async function restoreBackup(connection: Connection, path: string, options: RestoreOptions): Promise<Restored> {
  const file = resolve(path)
  const header = options.header ?? (await verifyBackupFile(file))
  const migrations = readMigrations(options.migrations)
  if (!isKnownLevel(migrations, header.migration)) {
    throw new BackupError(
      'newer',
      `${file} was made by another version of el Cercle, newer than this one: restore it with that one.`,
    )
  }
  const missingKeys = header.keys.filter((id) => !heldKeyIds().includes(id))
  if (missingKeys.length > 0 && (options.unreadable ?? 'refused') === 'refused')
    throw new BackupError('key', `The key ${missingKeys.join(', ')} is not here.`)
  const sql = connectDedicated(connection, 'el-cercle restore')
  try {
    await assertNoServer(sql)
    await assertClearable(sql, header, options.replace ?? false)
    const emptied = await sql.begin(async (tx) => {
      await clearDatabase(tx)
      await runSteps(tx, stepsOf(migrations, null, header.migration))
      await fill(tx, file, header, options.progress ?? (() => {}))
      if (!options.keepSchema) await runSteps(tx, stepsOf(migrations, header.migration))
      const count = options.unreadable === 'emptied' ? await emptyUnreadable(tx) : 0
      if (options.unreadable !== 'kept') await noteKeysInUse(asDrizzle(tx, sql))
      await options.beforeCommit?.(asDrizzle(tx, sql))
      return count
    })
    await sql`analyze`
    return { header, missingKeys, emptied }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A server that starts takes this lock first. */
async function assertNoServer(sql: Sql) {
  const [lock] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${advisoryLocks.migration}) as taken`
  const users = await databaseUsers(sql)
  if (!lock?.taken || users.length > 0) throw inUse(users)
}
