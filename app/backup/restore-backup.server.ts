import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql, TransactionSql } from 'postgres'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { databaseUsers } from '#app/database/database-users.server.ts'
import { isKnownLevel, readMigrations, runSteps, stepsOf } from '#app/database/migrations.server.ts'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'
import * as schema from '#app/database/schema.ts'
import { noteKeysInUse } from '#app/platform/secrets/required-keys.server.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { BackupError } from './backup-error.ts'
import { openBackupFile, verifyBackupFile, type Header } from './backup-file.server.ts'
import { emptyUnreadable } from './empty-unreadable.server.ts'
import { copyIn, withDigest, listTables, type Table } from './tables.server.ts'
import { clearDatabase, assertClearable } from './clear-database.server.ts'
import { inUse } from './maintenance.server.ts'
import { countRows, type Progress } from './progress.ts'

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

/** Triggers are off; keys and checks are enforced. */
async function fill(tx: TransactionSql, path: string, header: Header, progress: Progress) {
  const tables = await listTables(tx)
  assertSameTables(header.tables, tables)
  const names = tables.map(({ name }) => quoteIdentifier(name))
  for (const name of names) await tx.unsafe(`alter table ${name} disable trigger user`)
  // Migrations may insert rows.
  await tx.unsafe(`truncate ${names.join(', ')}`)
  await copyTables(tx, path, header, progress)
  for (const { name, last, called } of header.sequences)
    await tx`select setval(${`public.${quoteIdentifier(name)}`}::regclass, ${last}::bigint, ${called})`
  for (const name of names) await tx.unsafe(`alter table ${name} enable trigger user`)
}

function assertSameTables(theirs: Table[], ours: Table[]) {
  const shape = (tables: Table[]) =>
    JSON.stringify(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)).toSorted())
  if (shape(theirs) !== shape(ours))
    throw new BackupError(
      'differs',
      'The tables of the backup are not those of its version of el Cercle: nothing was changed.',
    )
}

async function copyTables(tx: TransactionSql, path: string, { tables }: Header, progress: Progress) {
  const counted = countRows(tables, progress)
  const file = await openBackupFile(path)
  const read: Record<string, string> = {}
  try {
    for (const table of tables) {
      const { rows, digest } = withDigest(file.nextTable(), counted(table.name))
      await copyIn(tx, table, rows)
      const [stored] = await tx<{ rows: string }[]>`select count(*) as rows from ${tx(table.name)}`
      if (Number(stored?.rows) !== table.rows || digest().rows !== table.rows) throw incomplete(table.name)
      read[table.name] = digest().sha256
    }
    for (const [name, { sha256 }] of Object.entries(await file.digests()))
      if (read[name] !== sha256) throw incomplete(name)
  } finally {
    file.close()
  }
}

function incomplete(table: string) {
  return new BackupError(
    'differs',
    `The rows of «${table}» did not arrive as they are in the backup: nothing was changed.`,
  )
}

/** Drizzle reads the connection's options, which a postgres.js transaction does not expose. */
function asDrizzle(tx: TransactionSql, { options }: Sql): Transaction {
  return drizzle(Object.assign(tx, { options }) as unknown as Sql, { schema }) as unknown as Transaction
}
