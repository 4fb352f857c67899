import { randomBytes } from 'node:crypto'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'
import { BackupError } from './backup-error.ts'
import { dropDatabase } from './drop-database.server.ts'
import { openBackupFile, readHeader, type Digests } from './backup-file.server.ts'
import type { Progress } from './progress.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestTables, drain } from './copy-tables.server.ts'

export type ServerConnection = Exclude<Connection, string>

const checkDatabasePrefix = ({ database }: ServerConnection) => `${database}_check_`

/** Restores into a temporary database on the same server and compares every table. @throws BackupError */
export async function checkBackup(server: ServerConnection, path: string, migrations: string): Promise<void> {
  const database = checkDatabasePrefix(server) + randomBytes(6).toString('hex')
  await asAdministrator(server, (admin) => admin.unsafe(`create database ${quoteIdentifier(database)}`))
  try {
    await restoreAndCompare({ ...server, database }, path, migrations)
  } finally {
    await asAdministrator(server, (admin) => dropDatabase(admin, database))
  }
}

/** @throws BackupError when a table differs from the digest in the file */
export async function restoreAndCompare(
  database: ServerConnection,
  path: string,
  migrations: string,
  progress?: Progress,
): Promise<void> {
  await restoreBackup(database, path, { migrations, unreadable: 'kept', keepSchema: true, progress })
  await assertSameDigests(await readDigests(path), await digestDatabase(database))
}

export async function removeLeftoverChecks(server: ServerConnection): Promise<void> {
  await asAdministrator(server, async (admin) => {
    const leftovers = await admin<
      { name: string }[]
    >`select datname as name from pg_database where starts_with(datname, ${checkDatabasePrefix(server)})`
    for (const { name } of leftovers) await dropDatabase(admin, name)
  })
}

async function asAdministrator(
  server: ServerConnection,
  work: (admin: ReturnType<typeof connectDedicated>) => Promise<unknown>,
) {
  const admin = connectDedicated(server, 'el-cercle check')
  try {
    await work(admin)
  } finally {
    await admin.end({ timeout: 1 })
  }
}

async function readDigests(path: string): Promise<Digests> {
  const { tables } = await readHeader(path)
  const file = await openBackupFile(path)
  try {
    for (const _ of tables) await drain(file.nextTable())
    return await file.digests()
  } finally {
    file.close()
  }
}

async function digestDatabase(scratch: ServerConnection): Promise<Digests> {
  const sql = connectDedicated(scratch, 'el-cercle check')
  try {
    return await digestTables(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function assertSameDigests(expected: Digests, found: Digests) {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  const different = names.filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.sha256 !== found[name]?.sha256,
  )
  if (different.length > 0)
    throw new BackupError('differs', `The backup does not come back as it was: ${different.join(', ')}.`)
}
