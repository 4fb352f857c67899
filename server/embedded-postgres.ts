import { join, resolve } from 'node:path'
import { archives, archiveSettings } from './embedded-postgres/archive.ts'
import { databaseExists, openCluster, type Cluster } from './embedded-postgres/cluster.ts'
import type { Connection } from './embedded-postgres/connection.ts'
import { initializeDatabase } from './embedded-postgres/initialize.ts'
import { dropLease, isLeased, takeLease } from './embedded-postgres/lease.ts'
import { withFreeMutex, withMutex } from './embedded-postgres/mutex.ts'
import { ensureOwner, ownerOf } from './embedded-postgres/owner.ts'
import { readOrMakePassword } from './embedded-postgres/password.ts'
import { startPostgres, stopPostgres } from './embedded-postgres/postmaster.ts'
import { keepPrograms, packagedMajor, packagedPrograms } from './embedded-postgres/programs.ts'
import { openScratch, removeLeftOvers, type Scratch } from './embedded-postgres/scratch.ts'
import type { Settings } from './embedded-postgres/settings.ts'
import { socketFolder } from './embedded-postgres/socket-folder.ts'
import { supervise } from './embedded-postgres/supervision.ts'
import { finishSwitch } from './embedded-postgres/switch-data.ts'
import { upgradeDatabase } from './embedded-postgres/upgrade.ts'

export { restoreEmbeddedPostgres } from './embedded-postgres/restore.ts'
export { StartError } from './embedded-postgres/start-error.ts'

export type EmbeddedPostgres = {
  /** As the owner of the database; `host` is the folder of the unix socket. Valid across restarts. */
  connection: Connection
  /** As PostgreSQL's superuser. */
  maintenance: Connection
  data: string
  /** The folder of archived WAL. */
  wal: string
  /** Runs work unless another process of this data folder does. Returns whether it ran. */
  whileAloneCopying(work: () => Promise<void>): Promise<boolean>
  postgresMajor: string
  /** A second server, one per kind of work. */
  openScratch(name: string): Promise<Scratch>
  /** The last process to leave stops PostgreSQL. Idempotent. */
  leave(): Promise<void>
}

/**
 * Starts the PostgreSQL of a data folder, or shares the running one, and restarts it if it dies; `onFault` reports
 * that. Throws `StartError`.
 */
export async function joinEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { say, onFault = () => undefined } = options
  packagedPrograms()
  const cluster = await openCluster(resolve(options.dataDir))
  const { lease, maintenance, pid, own } = await withMutex(cluster.mutex, () => enter(cluster, options))
  const supervision = supervise({
    pid,
    restart: (signal) => withMutex(cluster.mutex, () => startPostgres(cluster, maintenance, { signal, own })),
    say,
    onFault,
  })
  let leaving: Promise<void> | undefined
  const leave = async () => {
    await supervision.end()
    await withMutex(cluster.mutex, () => giveUp(cluster, lease))
  }
  return {
    connection: ownerOf(maintenance),
    maintenance,
    data: cluster.data,
    wal: cluster.wal,
    whileAloneCopying: (work) => withFreeMutex(join(cluster.home, 'copying'), work),
    postgresMajor: packagedMajor(),
    openScratch: (name) => openScratch(cluster, name),
    leave: () => (leaving ??= leave()),
  }
}

type Options = {
  dataDir: string
  say: (message: string) => void
  onFault?: (error: Error) => void
  /** Interval of WAL archiving; later starts keep archiving. */
  archiveSeconds?: number
}

/** The lease comes first, so that a leaving process sees that PostgreSQL is in use. */
async function enter(cluster: Cluster, { say, archiveSeconds }: Options) {
  const lease = await takeLease(cluster.leases)
  try {
    await finishSwitch(cluster)
    await removeLeftOvers(cluster)
    const maintenance = await connectionTo(cluster)
    if (!(await databaseExists(cluster))) {
      say(`Creating the database in ${cluster.home} (only this once).`)
      await initializeDatabase(cluster, maintenance)
    }
    await upgradeDatabase(cluster, maintenance, lease, say)
    await keepPrograms(cluster)
    const own = await archiveSettings(cluster, archiveSeconds)
    let pid = await startPostgres(cluster, maintenance, { own })
    if (archiveSeconds && !(await archives(maintenance)))
      pid = (await startAgain(cluster, maintenance, lease, own, say)) ?? pid
    await ensureOwner(maintenance)
    return { lease, maintenance, pid, own }
  } catch (error) {
    await giveUp(cluster, lease)
    throw error
  }
}

/** Restarts a PostgreSQL without archiving, unless other processes use it. */
async function startAgain(cluster: Cluster, connection: Connection, lease: string, own: Settings, say: Options['say']) {
  if (await isLeased(cluster.leases, lease)) {
    say(
      'PostgreSQL runs without an archive until every process of el Cercle has been stopped once: there is no point-in-time recovery.',
    )
    return undefined
  }
  await stopPostgres(cluster)
  return startPostgres(cluster, connection, { own })
}

async function connectionTo(cluster: Cluster): Promise<Connection> {
  return {
    host: socketFolder(cluster),
    port: 5432,
    username: 'cercle',
    password: await readOrMakePassword(cluster),
    database: 'cercle',
  }
}

async function giveUp(cluster: Cluster, lease: string) {
  await dropLease(cluster.leases, lease)
  if (!(await isLeased(cluster.leases))) await stopPostgres(cluster)
}
