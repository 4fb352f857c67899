import { randomBytes } from 'node:crypto'
import { connectAlone, type Connection } from '#app/database/connect.server.ts'
import { BackupError } from './backup-error.ts'
import { openBackupFile, readHeader, type Digests } from './backup-file.server.ts'
import type { Progress } from './progress.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestTables, quoteIdentifier, readThrough } from './tables.server.ts'

export type OwnServer = Exclude<Connection, string>

const prefix = ({ database }: OwnServer) => `${database}_check_`

/** Restores into a temporary database on the same server and compares every table. @throws BackupError */
export async function checkBackup(server: OwnServer, path: string, migrations: string): Promise<void> {
  const database = prefix(server) + randomBytes(6).toString('hex')
  await administer(server, (admin) => admin.unsafe(`create database ${quoteIdentifier(database)}`))
  try {
    await restoreAsWritten({ ...server, database }, path, migrations)
  } finally {
    await administer(server, (admin) =>
      admin.unsafe(`drop database if exists ${quoteIdentifier(database)} with (force)`),
    )
  }
}

/** @throws BackupError when a table differs from the digest in the file */
export async function restoreAsWritten(
  database: OwnServer,
  path: string,
  migrations: string,
  progress?: Progress,
): Promise<void> {
  await restoreBackup(database, path, { migrations, unreadable: 'kept', keepSchema: true, progress })
  await compare(await writtenDown(path), await there(database))
}

export async function removeLeftOverChecks(server: OwnServer): Promise<void> {
  await administer(server, async (admin) => {
    const left = await admin<
      { name: string }[]
    >`select datname as name from pg_database where starts_with(datname, ${prefix(server)})`
    for (const { name } of left) await admin.unsafe(`drop database if exists ${quoteIdentifier(name)} with (force)`)
  })
}

async function administer(server: OwnServer, work: (admin: ReturnType<typeof connectAlone>) => Promise<unknown>) {
  const admin = connectAlone(server, 'el-cercle check')
  try {
    await work(admin)
  } finally {
    await admin.end({ timeout: 1 })
  }
}

async function writtenDown(path: string): Promise<Digests> {
  const { tables } = await readHeader(path)
  const file = await openBackupFile(path)
  try {
    for (const _ of tables) await readThrough(file.nextTable())
    return await file.digests()
  } finally {
    file.close()
  }
}

async function there(scratch: OwnServer): Promise<Digests> {
  const sql = connectAlone(scratch, 'el-cercle check')
  try {
    return await digestTables(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function compare(expected: Digests, found: Digests) {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  const different = names.filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.sha256 !== found[name]?.sha256,
  )
  if (different.length > 0)
    throw new BackupError('differs', `The backup does not come back as it was: ${different.join(', ')}.`)
}
