import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { TransactionSql } from 'postgres'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'
import { countByKey, secretColumns } from '#app/database/secret-columns.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { BackupError } from './backup-error.ts'
import { backupRecipients, machineKeys } from './backup-keys.server.ts'
import { readHeader, writeBackupFile, type Digests, type Header } from './backup-file.server.ts'
import { countRows, type Progress } from './progress.ts'
import { listSequences, listTables, type Table } from './tables.server.ts'
import { copyOut, withDigest } from './copy-tables.server.ts'

const SPARE_BYTES = 20_000_000

/** One snapshot of all rows except the queue's: a restore enqueues again from `mails`. @throws BackupError */
export async function writeBackup(
  connection: Connection,
  path: string,
  progress: Progress = () => {},
  { plain = false } = {},
): Promise<{ header: Header; bytes: number }> {
  const file = resolve(path)
  const recipients = plain ? [] : await backupRecipients()
  await assertReplaceable(file)
  const sql = connectDedicated(connection, 'el-cercle backup')
  try {
    // The snapshot must be taken after the lock.
    await sql`select pg_advisory_lock_shared(${advisoryLocks.migration})`
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      const header = await describeDatabase(tx)
      await assertSpaceForTables(tx, file, header.tables)
      const bytes = await writeBackupFile(file, header, contentOf(tx, header.tables, progress), recipients)
      return { header, bytes }
    })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Only an older backup may be replaced. */
async function assertReplaceable(file: string) {
  if (!existsSync(file)) return
  await readHeader(file, await machineKeys()).catch(() => {
    throw new BackupError('in-use', `${file} is there already and is not a backup: choose another name.`)
  })
}

async function describeDatabase(tx: TransactionSql): Promise<Header> {
  const tables = await listTables(tx)
  if (tables.length === 0) throw new BackupError('nothing', 'There is nothing to back up: the database is empty.')
  const [state] = await tx<{ migration: string; madeAt: string }[]>`select max(created_at)::text as migration,
    to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt" from drizzle.__drizzle_migrations`
  return {
    madeAt: state?.madeAt ?? '',
    migration: Number(state?.migration),
    keys: await listKeyIds(tx, tables),
    authenticatedBy: heldKeyIds()[0],
    tables,
    sequences: await listSequences(tx),
  }
}

async function listKeyIds(tx: TransactionSql, tables: Table[]): Promise<string[]> {
  // A database before its migrations may lack some columns.
  const present = secretColumns.filter(({ table, column }) =>
    tables.some(({ name, columns }) => name === table && columns.includes(column)),
  )
  if (present.length === 0) return []
  const rows = await tx.unsafe<{ id: string }[]>(countByKey(present))
  return rows.map(({ id }) => id).toSorted()
}

async function assertSpaceForTables(tx: TransactionSql, file: string, tables: Table[]) {
  const names = tables.map(({ name }) => quoteIdentifier(name))
  const [size] = await tx<
    { bytes: string }[]
  >`select sum(pg_table_size(name::regclass)) as bytes from unnest(${names}::text[]) as name`
  await assertFreeSpace(dirname(file), Number(size?.bytes))
}

/** @throws BackupError */
export async function assertFreeSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError('missing', `There is no folder ${folder}.`) : error
  })
  const free = bavail * bsize
  if (free >= bytes + SPARE_BYTES) return
  throw new BackupError(
    'no-space',
    `The disk of ${folder} has ${megabytes(free)} free, and a backup may need ${megabytes(bytes + SPARE_BYTES)}: nothing was written.`,
  )
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

async function* contentOf(tx: TransactionSql, tables: Table[], progress: Progress): AsyncGenerator<Buffer | null> {
  const digests: Digests = {}
  const counted = countRows(tables, progress)
  for (const table of tables) {
    const { rows, digest } = withDigest(copyOut(tx, table), counted(table.name))
    yield* rows
    yield null
    digests[table.name] = digest()
  }
  yield Buffer.from(JSON.stringify(digests))
  yield null
}
