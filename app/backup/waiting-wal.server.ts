import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { config } from '#app/config.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { BackupError } from './backup-error.ts'
import { readCopyName, type Copy } from './copy-names.ts'

/** WAL that may wait for a failing backup folder; beyond that the database needs the space. */
const MAX_WAITING_BYTES = 1_000_000_000

export const WAL_WAIT_MS = 120_000

const POLL_MS = 250

export async function archivedDigests(cluster: string): Promise<Map<string, string>> {
  const copies = (await readdir(config.backupDir)).map(readCopyName)
  return new Map(
    copies.flatMap((copy) => (copy?.kind === 'wal' && copy.cluster === cluster ? [[copy.name, copy.digest]] : [])),
  )
}

/** Another process may be the one that archives. @throws BackupError after WAL_WAIT_MS */
export async function waitForArchive(cluster: string, segment: string): Promise<void> {
  const end = performance.now() + WAL_WAIT_MS
  const isWanted = (copy: Copy | null) => copy?.kind === 'wal' && copy.cluster === cluster && copy.name === segment
  while (!(await readdir(config.backupDir)).some((file) => isWanted(readCopyName(file)))) {
    if (performance.now() > end)
      throw new BackupError('not-archived', `The WAL ${segment} has not been archived within ${WAL_WAIT_MS / 1000} s.`)
    await pause(POLL_MS)
  }
}

/** A gap in the archive is better than a full disk; the next base copy ends the gap. */
export async function dropWaitingWal(wal: string): Promise<void> {
  const names = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(wal, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  if (sizes.reduce((sum, size) => sum + size, 0) < MAX_WAITING_BYTES) return
  log.error({ segments: names.length }, 'WAL dropped: the folder of copies takes nothing')
  for (const name of names) await rm(join(wal, name), { force: true })
}
