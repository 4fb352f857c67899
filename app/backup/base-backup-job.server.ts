import { config } from '#app/config.server.ts'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { usingPool } from '#app/database/client.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { makeBaseBackup, removeUnfinishedBases } from './base-backup.server.ts'
import { reasonOf } from './backup-error.ts'
import { machineKeys } from './backup-keys.server.ts'
import { recordFailure, recordSuccess } from './backup-state.server.ts'
import { readCopyIndex } from './copy-index.server.ts'
import { embeddedServer, type EmbeddedServer } from './embedded-server.server.ts'
import { planRecovery } from './recovery-plan.ts'
import { clusterId } from './wal-archive.server.ts'
import { withAdvisoryLock } from './advisory-lock.server.ts'

const FIRST_CHECK_MS = 60_000
const CHECK_INTERVAL_MS = 600_000

/** Limits a recovery to one day of WAL. */
export const baseBackup: Job = {
  concurrency: 1,
  cron: '0 4 * * *',
  retryLimit: 5,
  retryDelay: 1_800,
  expireInSeconds: 4 * 3600,
  heartbeatSeconds: 60,
  run: async () => {
    const server = embeddedServer()
    if (server) await runBaseBackup(server)
  },
}

/** Makes a base copy soon after the first start, and when the archive has a gap. @returns stops it */
export function scheduleBaseBackup(server: EmbeddedServer): () => void {
  const check = () =>
    void usingPool('jobs', () => runBaseBackup(server, { onlyIfMissing: true })).catch(() => undefined)
  const first = setTimeout(check, FIRST_CHECK_MS).unref()
  const later = setInterval(check, CHECK_INTERVAL_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(later)
  }
}

async function runBaseBackup(server: EmbeddedServer, { onlyIfMissing = false, now = () => new Date() } = {}) {
  try {
    await withAdvisoryLock(server.superuser, advisoryLocks.baseBackup, async () => {
      if (onlyIfMissing && !(await hasGap(server.data))) return
      await removeUnfinishedBases()
      const { file, at, bytes } = await makeBaseBackup(server.superuser, server.data, now)
      await recordSuccess('base', { at: at.toISOString(), file, bytes })
    })
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'no base copy')
    await recordFailure('base', error, now())
    throw new Error(reasonOf(error), { cause: error })
  }
}

async function hasGap(data: string): Promise<boolean> {
  const cluster = await clusterId(data)
  const { copies, histories } = await readCopyIndex(config.backupDir, await machineKeys())
  return (
    'reason' in
    planRecovery(
      copies.filter((copy) => copy.cluster === cluster),
      histories,
      'latest',
    )
  )
}
