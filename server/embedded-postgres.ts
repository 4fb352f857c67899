import { resolve } from 'node:path'
import { databaseExists, openCluster, type Cluster } from './embedded-postgres/cluster.ts'
import type { Connection } from './embedded-postgres/connection.ts'
import { initializeDatabase } from './embedded-postgres/initialize.ts'
import { dropLease, isLeased, takeLease } from './embedded-postgres/lease.ts'
import { withMutex } from './embedded-postgres/mutex.ts'
import { readOrMakePassword } from './embedded-postgres/password.ts'
import { startPostgres, stopPostgres } from './embedded-postgres/postmaster.ts'
import { packagedPrograms } from './embedded-postgres/programs.ts'
import { socketFolder } from './embedded-postgres/socket-folder.ts'
import { supervise } from './embedded-postgres/supervision.ts'

export { StartError } from './embedded-postgres/start-error.ts'

export type EmbeddedPostgres = {
  /** Where it listens: a folder holding the unix socket as host, and who to be there. Stays the same through restarts. */
  connection: Connection
  /** Gives up this process's share; the last one to leave stops PostgreSQL and waits for it. Idempotent. */
  leave(): Promise<void>
}

/**
 * Joins the PostgreSQL of a data folder: starts it, creating it the first time, or shares the one that runs.
 * While joined, a PostgreSQL that dies is started again; `onFault` hears of it (connections broke, the data did not).
 * Throws `StartError`, in one line for people, when there can be none.
 */
export async function joinEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { say, onFault = () => undefined } = options
  packagedPrograms()
  const cluster = await openCluster(resolve(options.dataDir))
  const { lease, connection, pid } = await withMutex(cluster.mutex, () => enter(cluster, say))
  const supervision = supervise({
    pid,
    restart: (signal) => withMutex(cluster.mutex, () => startPostgres(cluster, connection, { signal })),
    say,
    onFault,
  })
  let leaving: Promise<void> | undefined
  const leave = async () => {
    await supervision.end()
    await withMutex(cluster.mutex, () => giveUp(cluster, lease))
  }
  return { connection, leave: () => (leaving ??= leave()) }
}

type Options = { dataDir: string; say: (message: string) => void; onFault?: (error: Error) => void }

/** Under the mutex. The lease comes first, so that whoever leaves sees that PostgreSQL is wanted. */
async function enter(cluster: Cluster, say: Options['say']) {
  const lease = await takeLease(cluster.leases)
  try {
    const connection = await connectionTo(cluster)
    if (!(await databaseExists(cluster))) {
      say(`Creating the database in ${cluster.home} (only this once).`)
      await initializeDatabase(cluster, connection)
    }
    return { lease, connection, pid: await startPostgres(cluster, connection) }
  } catch (error) {
    await giveUp(cluster, lease)
    throw error
  }
}

async function connectionTo(cluster: Cluster): Promise<Connection> {
  return { host: socketFolder(cluster), port: 5432, username: 'cercle', password: await readOrMakePassword(cluster), database: 'cercle' }
}

/** Under the mutex: nobody can join between looking for other holders and the end of PostgreSQL. */
async function giveUp(cluster: Cluster, lease: string) {
  await dropLease(cluster.leases, lease)
  if (!(await isLeased(cluster.leases))) await stopPostgres(cluster)
}
