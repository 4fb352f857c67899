/** The product without its process, which `start.ts` and `dev.ts` own. */
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { firstAdministratorKey } from '#app/accounts/signup/administrators.server.ts'
import { scheduleBaseBackup } from '#app/backup/base-backup-job.server.ts'
import { startCopyWorker, startSending } from '#app/backup/copy-worker.server.ts'
import { setLocalPostgres, type LocalPostgres } from '#app/backup/local-postgres.server.ts'
import { maintenanceProbe } from '#app/backup/maintenance.server.ts'
import { removeLeftoverDrill, removeLeftoverTests } from '#app/backup/restore-drill-job.server.ts'
import { setEmbeddedServer, type EmbeddedServer } from '#app/backup/embedded-server.server.ts'
import { config } from '#app/config.server.ts'
import { closeDatabase, closeOwnerPool, openDatabase, usingPool } from '#app/database/client.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { waitForDatabase } from '#app/database/wait-for-database.server.ts'
import { jobs } from '#app/jobs.server.ts'
import { checkSettings } from '#app/operations/check-settings.server.ts'
import { startWatch } from '#app/operations/watch.server.ts'
import { acceptsBookings } from '#app/platform/accepts-bookings.server.ts'
import { readClubAgain } from '#app/platform/club.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { registerRoutes } from '#app/platform/request/route-table.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { flushSecurityEvents } from '#app/platform/observability/security-log.server.ts'
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts'
import { followCacheInvalidations } from '#app/platform/page-cache/invalidation.server.ts'
import { describeRequest, observeQuery } from '#app/platform/observability/query-observer.server.ts'
import { loadDemoContent } from '#app/demo/load-demo-content.server.ts'
import { withUnavailableAnswers } from './unavailable.ts'
import { createListener, type Listener } from './http.ts'
import { answerMaintenance } from './maintenance-answer.ts'
import { createReadiness } from './readiness.ts'
import { createPages } from './route-tables.ts'

/** For what is longer open than the product: copies until PostgreSQL has stopped, the rest for a restore. */
export { answerMaintenance, checkSettings, maintenanceProbe, startCopyWorker, startSending }

export type Product = {
  listener: Listener
  /** Makes /readyz fail and waits until the load balancer has seen it; requests are still answered. */
  announceShutdown(): Promise<void>
  /** All requests must have ended. */
  close(): Promise<void>
}

export async function openProduct(options: {
  connection: Connection
  root: string
  /** The embedded database gets the demo content if it is empty; another one only on request. */
  embedded: boolean
  archived?: EmbeddedServer
  /** For the copies of an external database. */
  local?: LocalPostgres
  print: (message: string) => void
}): Promise<Product> {
  if (!options.embedded)
    await waitForDatabase(options.connection, { seconds: config.databaseWaitSeconds, print: options.print })
  const connections = await prepareDatabase(options.connection, join(options.root, 'migrations'))
  openDatabase(connections, { observe: observeQuery, ...(config.sqlComments && { comment: describeRequest }) })
  await readClubAgain()
  if (options.local) {
    setLocalPostgres(options.local)
    // Before the jobs, which do nothing while its locks are held.
    await removeLeftoverTests(options.local)
  }
  await startJobs(connections.jobs, jobs, { work: true })
  if (config.demoContent ?? options.embedded)
    await usingPool('owner', () => loadDemoContent(join(options.root, 'photos'), options.print))
  if (options.archived) setEmbeddedServer(options.archived)
  const endBaseBackups = options.archived && scheduleBaseBackup(options.archived)
  if (options.archived)
    void removeLeftoverDrill(options.archived).catch((error: unknown) => log.error({ err: error }, 'drill not removed'))
  const key = await usingPool('owner', firstAdministratorKey)
  await closeOwnerPool()
  if (key)
    options.print(
      `There is no administrator yet. Make the first one here, once: ${config.baseUrl}/create-super-admin?key=${key}`,
    )
  registerRoutes(build.routes)
  const pages = createPages(withUnavailableAnswers(build), import.meta.env.MODE)
  const invalidations = await followCacheInvalidations(connections.jobs)
  const readiness = createReadiness(acceptsBookings)
  const endWatch = startWatch()
  return {
    listener: createListener({
      pages,
      invalidations,
      readiness,
      clientFolder: import.meta.env.PROD ? join(options.root, 'build/client') : null,
    }),
    announceShutdown: () => readiness.leave(),
    async close() {
      endBaseBackups?.()
      await endWatch()
      await invalidations.close()
      await stopJobs()
      await flushSecurityEvents()
      await closeDatabase()
    },
  }
}
