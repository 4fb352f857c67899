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
  /**
   * Where it listens: a folder holding the unix socket as host, and who to be there: the owner of the database. Stays
   * the same through restarts.
   */
  connection: Connection
  /** The same as PostgreSQL's superuser, for what the owner may not do. */
  maintenance: Connection
  /** The folder of its files. */
  data: string
  /** Where it hands over finished WAL, if it is archived. */
  wal: string
  /** Runs work unless another process of this data folder runs some. @returns whether it was run */
  whileAloneCopying(work: () => Promise<void>): Promise<boolean>
  postgresMajor: string
  /** A second server beside it, for one kind of work at a time; what a killed one has left is removed. */
  openScratch(name: string): Promise<Scratch>
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
  /**
   * Finished WAL is handed over in the folder `wal`, after so many seconds. Once asked for, every later start does it.
   */
  archiveSeconds?: number
}

/** Under the mutex. The lease comes first, so that whoever leaves sees that PostgreSQL is wanted. */
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

/** A PostgreSQL that an older release has started is started anew, unless somebody else uses it. */
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

/** Under the mutex: nobody can join between looking for other holders and the end of PostgreSQL. */
async function giveUp(cluster: Cluster, lease: string) {
  await dropLease(cluster.leases, lease)
  if (!(await isLeased(cluster.leases))) await stopPostgres(cluster)
}
