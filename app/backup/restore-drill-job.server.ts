import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { ownerConnection } from '#app/database/client.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { reasonOf } from './backup-error.ts'
import { recordFailure, recordSuccess } from './backup-state.server.ts'
import type { LocalPostgres } from './local-postgres.server.ts'
import { runExternalDrill, runRestoreDrill } from './restore-drill.server.ts'
import { embeddedServer, type EmbeddedServer } from './embedded-server.server.ts'
import { withAdvisoryLock } from './advisory-lock.server.ts'

export const restoreDrill: Job = {
  concurrency: 1,
  cron: '30 4 * * 0',
  retryLimit: 2,
  retryDelay: 3_600,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 60,
  run: async () => {
    const server = embeddedServer()
    if (!server) return
    await withAdvisoryLock(server.superuser, advisoryLocks.restoreDrill, () =>
      runAndRecord(() => runRestoreDrill(server)),
    )
  },
}

/** As `externalNightlyBackup`. */
export const externalRestoreDrill: Job = {
  ...restoreDrill,
  retentionSeconds: 20 * 3600,
  run: () => withAdvisoryLock(ownerConnection, advisoryLocks.restoreDrill, () => runAndRecord(runExternalDrill)),
}

/** A killed process may have left its scratch server running. */
export async function removeLeftoverDrill(server: EmbeddedServer): Promise<void> {
  await withAdvisoryLock(server.superuser, advisoryLocks.restoreDrill, async () =>
    (await server.openScratch('drill')).remove(),
  )
}

/** A killed process may have left the servers of its tests running. */
export async function removeLeftoverTests(local: LocalPostgres): Promise<void> {
  const { nightlyBackup, restoreDrill: drill } = advisoryLocks
  await withAdvisoryLock(ownerConnection, nightlyBackup, () => local.removeLeftovers('nightly'))
  await withAdvisoryLock(ownerConnection, drill, () => local.removeLeftovers('drill'))
}

async function runAndRecord(drill: () => Promise<Record<string, unknown>>) {
  try {
    const outcome = await drill()
    await recordSuccess('drill', { at: new Date().toISOString(), ...outcome })
    log.info(outcome, 'copies restored and compared')
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the drill of restoring failed')
    await recordFailure('drill', error, new Date())
    throw new Error(reasonOf(error), { cause: error })
  }
}
