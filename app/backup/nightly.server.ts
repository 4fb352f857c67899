import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database, migrationsFolder, openedConnection } from '#app/database/client.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { reasonOf } from './backup-error.ts'
import { machineKeys } from './backup-keys.server.ts'
import { expiredBackups } from './backup-rotation.ts'
import { checkBackup, removeLeftOverChecks, type OwnServer } from './check-backup.server.ts'
import { recordFailure, recordGood } from './backup-state.server.ts'
import { UNFINISHED_SUFFIX } from './finished-file.server.ts'
import { markForSending, removeCopy } from './outbox.server.ts'
import { withPlainCopy } from './plain-copy.server.ts'
import { whileAlone } from './while-alone.server.ts'
import { mustHaveSpace, writeBackup } from './write-backup.server.ts'

const LOCK = 7_265_005

/** One process makes it. A server that was off at night makes it at its start. */
export const nightlyBackup: Job = {
  concurrency: 1,
  cron: '30 3 * * *',
  retryLimit: 5,
  retryDelay: 1_800,
  expireInSeconds: 4 * 3600,
  heartbeatSeconds: 60,
  run: async () => {
    if (typeof openedConnection !== 'string') await backUpTonight(openedConnection)
  },
}

/** @throws when it fails, so that the queue retries */
export async function backUpTonight(server: OwnServer, now = new Date()): Promise<void> {
  const failure = await tryTonight(server, now).then(
    () => null,
    (error: unknown) => noteFailure(error, now),
  )
  // The queue stores the error: it must not repeat data.
  if (failure !== null) throw new Error(failure)
}

async function tryTonight(server: OwnServer, now: Date) {
  await whileAlone(server, LOCK, async () => {
    await removeLeftOvers(server)
    const file = nameOf(now) + (config.backupPublicKey ? '.age' : '')
    const { header, bytes } = await makeChecked(server, join(config.backupDir, file))
    await removeExpired(now)
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
    await markForSending(file)
    await recordGood('nightly', { at: header.madeAt, file, rows, bytes })
    log.info({ file, rows, bytes }, 'backup made and checked')
  })
}

async function noteFailure(error: unknown, now: Date): Promise<string> {
  const reason = reasonOf(error)
  log.error({ reason }, 'no backup tonight')
  await recordFailure('nightly', error, now)
  return reason
}

async function makeChecked(server: OwnServer, path: string) {
  // Space for the file and for the database it is restored into.
  await mustHaveSpace(config.backupDir, 2 * (await databaseSize()))
  const made = await writeBackup(server, path)
  try {
    await withPlainCopy(path, await machineKeys(), 'nightly', (plain) => checkBackup(server, plain, migrationsFolder))
    return made
  } catch (error) {
    // A damaged backup must not replace a good one in the rotation.
    await rm(path, { force: true })
    throw error
  }
}

async function databaseSize(): Promise<number> {
  const [row] = await database.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  return Number(row?.bytes)
}

async function removeLeftOvers(server: OwnServer) {
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 })
  for (const name of await readdir(config.backupDir)) {
    if (name.includes(`.backup${UNFINISHED_SUFFIX}`) || name.includes(`.backup.age${UNFINISHED_SUFFIX}`))
      await rm(join(config.backupDir, name), { force: true })
  }
  await removeLeftOverChecks(server)
}

async function removeExpired(now: Date) {
  const made = (await readdir(config.backupDir)).flatMap((name) => momentOf(name) ?? [])
  for (const moment of expiredBackups(made, now)) {
    for (const name of [nameOf(moment), `${nameOf(moment)}.age`]) await removeCopy(name)
  }
}

/** Sorting by name sorts by time. Files with other names are ignored. */
function nameOf(moment: Date): string {
  return `cercle-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}

function momentOf(name: string): Date | null {
  const [, day, hour, minute, second] =
    /^cercle-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(?:\.age)?$/.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null
}
