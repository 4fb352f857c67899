import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Sql } from 'postgres'
import { config } from '#app/config.server.ts'
import { connectDedicated } from '#app/database/connect.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { BackupError } from './backup-error.ts'
import { backupRecipients, machineKeys } from './backup-keys.server.ts'
import type { ServerConnection } from './check-backup.server.ts'
import { baseCopyName, readCopyName } from './copy-names.ts'
import { expiredCopies } from './copy-rotation.ts'
import { readDatabaseFiles } from './database-files.server.ts'
import { UNFINISHED_SUFFIX, writeFileAtomically } from './atomic-file.server.ts'
import { markForSending, removeCopy } from './outbox.server.ts'
import { sealStream, unsealFile } from './seal.server.ts'
import { TAR_END, padding, tarHeader } from './tar.ts'
import { clusterId } from './wal-archive.server.ts'
import { waitForArchive, WAL_WAIT_MS } from './waiting-wal.server.ts'
import { assertFreeSpace } from './write-backup.server.ts'

type BaseBackup = { file: string; at: Date; bytes: number }

/** Waits for the WAL that the copy needs, verifies the copy, then removes expired copies. */
export async function makeBaseBackup(server: ServerConnection, data: string, now = () => new Date()) {
  const sql = connectDedicated(server, 'el-cercle base backup')
  try {
    await assertArchiving(sql)
    await assertSpaceForDatabases(sql)
    const backup = await writeBaseCopy(sql, data, now)
    await removeExpired(now())
    return backup
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export async function removeUnfinishedBases(): Promise<void> {
  const names = await readdir(config.backupDir).catch(() => [])
  for (const name of names)
    if (name.includes(`-base${UNFINISHED_SUFFIX}`)) await rm(join(config.backupDir, name), { force: true })
}

async function assertArchiving(sql: Sql) {
  const [row] = await sql<{ archive_mode: string }[]>`show archive_mode`
  if (row?.archive_mode === 'on') return
  throw new BackupError(
    'not-archived',
    'PostgreSQL does not archive its WAL: stop every process of el Cercle once, and start again.',
  )
}

async function assertSpaceForDatabases(sql: Sql) {
  const [size] = await sql<{ bytes: string }[]>`select sum(pg_database_size(oid)) as bytes from pg_database`
  await assertFreeSpace(config.backupDir, Number(size?.bytes))
}

async function writeBaseCopy(sql: Sql, data: string, now: () => Date): Promise<BaseBackup> {
  const cluster = await clusterId(data)
  const recipients = await backupRecipients()
  const [start] = await sql<
    { segment: string }[]
  >`select pg_walfile_name(pg_backup_start('el-cercle', true)) as segment`
  const hash = createHash('sha256')
  const end = { at: now(), segment: '' }
  async function* content() {
    for await (const chunk of readDatabaseFiles(data)) yield hashed(chunk)
    // Taken before the last WAL segment is archived: that segment's copy is never older than this.
    end.at = now()
    const stop = await stopBackup(sql)
    end.segment = stop.segment
    for (const chunk of labelEntry(stop.label)) yield hashed(chunk)
  }
  const hashed = (chunk: Buffer) => {
    hash.update(chunk)
    return chunk
  }
  const { path, bytes } = await writeFileAtomically(
    config.backupDir,
    `cercle-${cluster}-base`,
    sealStream(content(), recipients),
    async () => {
      await waitForArchive(cluster, end.segment)
      return baseCopyName({ cluster, at: end.at, segment: start?.segment ?? '' }, recipients.length > 0)
    },
  )
  const file = basename(path)
  await verifyCopy(path, hash.digest('hex'))
  await markForSending(file)
  log.info({ file, bytes }, 'base copy made and read again')
  return { file, at: end.at, bytes }
}

async function stopBackup(sql: Sql): Promise<{ label: string; segment: string }> {
  await sql`select set_config('statement_timeout', ${String(WAL_WAIT_MS)}, false)`
  const [stop] = await sql<
    { label: string; segment: string }[]
  >`select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(true)`
  if (!stop) throw new Error('pg_backup_stop gave nothing')
  return stop
}

function labelEntry(label: string): Buffer[] {
  const bytes = Buffer.from(label)
  return [tarHeader({ name: 'backup_label', type: 'file', bytes: bytes.length }), bytes, padding(bytes.length), TAR_END]
}

async function verifyCopy(path: string, sha256: string) {
  const hash = createHash('sha256')
  for await (const chunk of unsealFile(path, await machineKeys())) hash.update(chunk)
  if (hash.digest('hex') === sha256) return
  await rm(path, { force: true })
  throw new BackupError('differs', `${path} does not come back as it was written.`)
}

async function removeExpired(now: Date) {
  const copies = (await readdir(config.backupDir)).flatMap((file) => readCopyName(file) ?? [])
  for (const { file } of expiredCopies(copies, now, config.backupKeepDays)) await removeCopy(file)
}
