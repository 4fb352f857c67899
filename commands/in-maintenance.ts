import type { BackupError } from '#app/backup/backup-error.ts'
import { withMaintenance as withExternalMaintenance } from '#app/backup/maintenance.server.ts'
import { config } from '#app/config.server.ts'
import { waitForDatabase } from '#app/database/wait-for-database.server.ts'
import { withMaintenance as withEmbeddedMaintenance } from '#server/embedded-postgres/index.ts'
import { print } from './command.ts'

/** A server finishes its requests (15 s), jobs (10 s) and connections (5 s). */
const LEAVE_WAIT_MS = 60_000

/**
 * Runs `work` while no server uses the database. Running servers close for that time and open again, also when this
 * process is killed. `closedAt` is null when no server was running. @param refusal when no server may be closed
 */
export async function inMaintenance<T>(work: (closedAt: Date | null) => Promise<T>, refusal?: BackupError): Promise<T> {
  let hadServers = false
  const options = {
    waitMs: LEAVE_WAIT_MS,
    onServers() {
      if (refusal) throw refusal
      hadServers = true
      print('Maintenance: the servers of this database answer «back soon» (503) until this command ends.')
    },
  }
  const run = async () => {
    const closedAt = hadServers ? new Date() : null
    if (closedAt) print('The servers have finished their requests and closed the database.')
    return work(closedAt)
  }
  try {
    if (!config.databaseUrl) return await withEmbeddedMaintenance(config.dataDir, options, run)
    await waitForDatabase(config.databaseUrl, { seconds: 0, print })
    return await withExternalMaintenance(config.databaseUrl, options, run)
  } finally {
    if (hadServers) print('Maintenance is over: the servers open again.')
  }
}
