import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { advisoryLocks } from './advisory-locks.ts'
import type { Database } from './client.server.ts'
import { connectDedicated, type Connection } from './connect.server.ts'
import { isDatabaseUnavailable } from './database-errors.server.ts'
import { databaseUsers, nameUsers } from './database-users.server.ts'
import {
  isEarlier,
  MigrationFailed,
  readLevel,
  readMigrations,
  runSteps,
  stepsOf,
  type Migrations,
} from './migrations.server.ts'
import * as schema from './schema.ts'
import { UnfitDatabase } from './unfit-database.ts'

export let migrationsFolder: string

/** Only one process migrates at a time. `then` runs under the same lock. */
export async function migrateDatabase(
  connection: Connection,
  folder: string,
  then: (database: Database, sql: postgres.Sql) => Promise<void> = async () => {},
): Promise<void> {
  const migrations = readMigrations(folder)
  const sql = connectDedicated(connection, 'el-cercle migrations')
  try {
    await sql`select pg_advisory_lock(${advisoryLocks.migration})`
    await assertEarlierStopped(sql, migrations)
    await migrateBesideOthers(sql, migrations).catch((error: unknown) => {
      throw asUnfit(error) ?? error
    })
    migrationsFolder = folder
    await then(drizzle(sql, { schema }), sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Connections of processes that start, or that restore. */
const STARTING = ['el-cercle migrations', 'el-cercle start', 'el-cercle restore']

/** Processes before 2.0 do not work on the schema of 2.0. */
async function assertEarlierStopped(sql: postgres.Sql, migrations: Migrations): Promise<void> {
  if (!isEarlier(migrations, await readLevel(sql))) return
  const users = (await databaseUsers(sql)).filter(({ name }) => !STARTING.includes(name))
  if (users.length === 0) return
  throw new UnfitDatabase(
    'Processes of the release before 2.0 are using the database, which this update does not allow: ' +
      `stop all of them first, then start again (${nameUsers(users)}). Nothing was changed.`,
  )
}

const MAX_TRIES = 60
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

/**
 * Each migration after the baseline is a transaction of its own: one that kept the locks of another would wait for
 * readers that wait for it. The way to the baseline is one transaction, which nobody else works beside.
 */
async function migrateBesideOthers(sql: postgres.Sql, migrations: Migrations): Promise<void> {
  for (;;) {
    const level = await readLevel(sql)
    const steps = stepsOf(migrations, level)
    if (steps.length === 0) return
    const isBeforeBaseline = level === null || isEarlier(migrations, level)
    await runAgainUntilLocked(sql, isBeforeBaseline ? steps : steps.slice(0, 1))
  }
}

/** The release before is at work: a transaction that does not get its locks is tried again. */
async function runAgainUntilLocked(sql: postgres.Sql, steps: ReturnType<typeof stepsOf>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await sql.begin((tx) => runSteps(tx, steps))
    } catch (error) {
      const code = causeOf(error)?.code ?? ''
      if (tries === MAX_TRIES || ![LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes(code)) throw error
      await setTimeout(PAUSE_MS)
    }
}

function causeOf(error: unknown): { message: string; severity?: string; code?: string } | undefined {
  return error instanceof MigrationFailed && error.cause instanceof Error ? error.cause : undefined
}

/** Undefined for a database that has gone away: waiting may help. */
function asUnfit(error: unknown): UnfitDatabase | undefined {
  const cause = causeOf(error)
  if (!(error instanceof MigrationFailed) || !cause?.severity || isDatabaseUnavailable(cause)) return undefined
  if (lacksTrigramExtension(cause))
    return new UnfitDatabase(
      'The database needs the extension pg_trgm: have its administrator run «CREATE EXTENSION pg_trgm» in it once.',
    )
  const [reason] = cause.message.split('\n')
  return new UnfitDatabase(
    `The migration ${error.tag} failed (${cause.code}): ${reason}. ` +
      'It changed nothing: the release before starts as it did.',
  )
}

/** PostgreSQL does not have it (58P01, 0A000), or this user may not add it (42501). */
function lacksTrigramExtension({ code = '', message }: { code?: string; message: string }): boolean {
  return message.includes('pg_trgm') && ['58P01', '0A000', '42501'].includes(code)
}
