import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'
import { advisoryLocks } from './advisory-locks.ts'
import type { Database } from './client.server.ts'
import { connectDedicated, type Connection } from './connect.server.ts'
import { isDatabaseUnavailable } from './database-errors.server.ts'
import * as schema from './schema.ts'
import { UnfitDatabase } from './unfit-database.ts'

export let migrationsFolder: string

/** Only one process migrates at a time. `then` runs under the same lock. */
export async function migrateDatabase(
  connection: Connection,
  folder: string,
  then: (database: Database, sql: postgres.Sql) => Promise<void> = async () => {},
): Promise<void> {
  const sql = connectDedicated(connection, 'el-cercle migrations')
  try {
    await sql`select pg_advisory_lock(${advisoryLocks.migration})`
    await migrateBesideOthers(sql, folder).catch((error: unknown) => {
      throw lacksTrigramExtension(error)
        ? new UnfitDatabase(
            'The database needs the extension pg_trgm: ' +
              'have its administrator run «CREATE EXTENSION pg_trgm» in it once.',
          )
        : (failedMigration(error, folder) ?? error)
    })
    migrationsFolder = folder
    await then(drizzle(sql, { schema }), sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const MAX_TRIES = 60
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

/** All of it is one transaction, which is tried again when it does not get its locks: the release before is at work. */
async function migrateBesideOthers(sql: postgres.Sql, folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await migrate(drizzle(sql), { migrationsFolder: folder })
    } catch (error) {
      const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {}
      if (tries === MAX_TRIES || ![LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes(code)) throw error
      await setTimeout(PAUSE_MS)
    }
}

/** Undefined for a database that has gone away: waiting may help. */
function failedMigration(error: unknown, folder: string): UnfitDatabase | undefined {
  const { query = '', cause } = error as { query?: string; cause?: { severity?: string; code?: string } }
  if (!(cause instanceof Error) || !cause.severity || isDatabaseUnavailable(cause)) return undefined
  const failed = readMigrationFiles({ migrationsFolder: folder }).findIndex(({ sql }) => sql.includes(query))
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const [reason] = cause.message.split('\n')
  return new UnfitDatabase(
    `The migration ${entries[failed]?.tag ?? ''} failed (${cause.code}): ${reason}. ` +
      'Nothing was changed: the release before starts as it did.',
  )
}

/** PostgreSQL does not have it (58P01, 0A000), or this user may not add it (42501). */
function lacksTrigramExtension(error: unknown): boolean {
  const { message, cause } = error as { message: string; cause?: { code?: string } }
  return message.includes('pg_trgm') && ['58P01', '0A000', '42501'].includes(cause?.code ?? '')
}
