import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { config } from '#app/config.server.ts'
import { database, ownerConnection } from '#app/database/client.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { migrationsFolder } from '#app/database/migrate-database.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { reasonOf } from './backup-error.ts'
import { machineKeys } from './backup-keys.server.ts'
import { checkBackup, restoreAndCompare } from './check-backup.server.ts'
import { withEmptyServer } from './local-postgres.server.ts'
import { recordFailure, recordSuccess } from './backup-state.server.ts'
import { markForSending } from './outbox.server.ts'
import { withDecryptedCopy } from './decrypted-copy.server.ts'
import { withAdvisoryLock } from './advisory-lock.server.ts'
import { assertFreeSpace, writeBackup } from './write-backup.server.ts'
import { formatName, removeExpired, removeLeftovers } from './nightly-files.server.ts'

/** One process makes it. A server that was off at night makes it at its start. */
export const nightlyBackup: Job = {
  concurrency: 1,
  cron: '30 3 * * *',
  retryLimit: 5,
  retryDelay: 1_800,
  expireInSeconds: 4 * 3600,
  heartbeatSeconds: 60,
  run: async () => {
    if (typeof ownerConnection !== 'string') await runNightlyBackup(ownerConnection)
  },
}

/** Only processes with BACKUP_DIR have it (`EXTERNAL_NIGHTLY_QUEUE`); without one of them no job waits for long. */
export const externalNightlyBackup: Job = {
  ...nightlyBackup,
  retentionSeconds: 20 * 3600,
  run: () => runNightlyBackup(ownerConnection),
}

/** @throws when it fails, so that the queue retries */
export async function runNightlyBackup(server: Connection, now = new Date()): Promise<void> {
  const failure = await backUpOnce(server, now).then(
    () => null,
    (error: unknown) => reportFailure(error, now),
  )
  // The queue stores the error: it must not repeat data.
  if (failure !== null) throw new Error(failure)
}

async function backUpOnce(server: Connection, now: Date) {
  await withAdvisoryLock(server, advisoryLocks.nightlyBackup, async () => {
    await removeLeftovers(server)
    const file = formatName(now) + (config.backupPublicKey ? '.age' : '')
    const { header, bytes } = await writeVerifiedBackup(server, join(config.backupDir, file))
    await removeExpired(now)
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
    await markForSending(file)
    await recordSuccess('nightly', { at: header.madeAt, file, rows, bytes })
    log.info({ file, rows, bytes }, 'backup made and checked')
  })
}

async function reportFailure(error: unknown, now: Date): Promise<string> {
  const reason = reasonOf(error)
  log.error({ reason }, 'no backup tonight')
  await recordFailure('nightly', error, now)
  return reason
}

async function writeVerifiedBackup(server: Connection, path: string) {
  // Space for the file and for the database it is restored into.
  const size = await databaseSize()
  await assertFreeSpace(config.backupDir, 2 * size)
  if (typeof server === 'string') await assertFreeSpace(config.dataDir, size)
  const backup = await writeBackup(server, path)
  try {
    await withDecryptedCopy(path, await machineKeys(), 'nightly', (plain) => testRestore(server, plain))
    return backup
  } catch (error) {
    // A damaged backup must not replace a good one in the rotation.
    await rm(path, { force: true })
    throw error
  }
}

/** An external server may refuse a temporary database, and its work is not for tests: they run on this machine. */
async function testRestore(server: Connection, plain: string) {
  if (typeof server !== 'string') return checkBackup(server, plain, migrationsFolder)
  return withEmptyServer('nightly', (empty) => restoreAndCompare(empty, plain, migrationsFolder))
}

async function databaseSize(): Promise<number> {
  const [row] = await database.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  return Number(row?.bytes)
}
