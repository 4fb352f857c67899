import { realpath } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isArchiving, archiveSettings } from './archive.ts'
import { copyLock, databaseExists, findCluster, openCluster, type Cluster } from './cluster.ts'
import type { Connection } from './connection.ts'
import { initializeDatabase } from './initialize.ts'
import { releaseLease, isLeased, acquireLease } from './lease.ts'
import { tryWithMutex, withMutex } from './mutex.ts'
import { ensureOwner, ownerOf } from './owner.ts'
import { readOrCreatePassword } from './password.ts'
import { startPostgres, stopPostgres } from './postmaster.ts'
import { retainPrograms, packagedMajor, packagedPrograms } from './programs.ts'
import { openScratch, removeLeftovers, type Scratch } from './scratch.ts'
import type { Settings } from './settings.ts'
import { superuserOf } from './superuser.ts'
import { supervise } from './supervision.ts'
import { finishSwitch } from './switch-data.ts'
import { upgradeDatabase, type DataTransfer } from './upgrade.ts'

export { inspectEmbeddedPostgres, type EmbeddedState } from './inspect.ts'
export { maintenanceProbe, withMaintenance } from './maintenance.ts'
export { openLocalPostgres, type LocalPostgres } from './local-postgres.ts'
export { restoreEmbeddedPostgres, type StoppedPostgres } from './restore.ts'
export { StartError } from './start-error.ts'
export type { DataTransfer }

export type EmbeddedPostgres = {
  /** As the owner of the database; `host` is the folder of the unix socket. Valid across restarts. */
  connection: Connection
  superuser: Connection
  data: string
  wal: string
  /** Runs work unless another process of this data folder does. Returns whether it ran. */
  withCopyLock(work: () => Promise<void>): Promise<boolean>
  postgresMajor: string
  openScratch(name: string): Promise<Scratch>
  /** The last process to leave stops PostgreSQL. Idempotent. */
  leave(): Promise<void>
}

/** Shares the running server or starts it, and restarts it if it ends; `onError` reports that. Throws `StartError`. */
export async function joinEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { print, onError = () => undefined } = options
  packagedPrograms()
  const dataDir = resolve(options.dataDir)
  const cluster = await openCluster(dataDir)
  if (dirname(cluster.home) !== (await realpath(dataDir)))
    print(
      `The database of ${dataDir} is in ${cluster.home}, since PostgreSQL's user cannot enter ${dataDir}: to remove the database, delete both.`,
    )
  const { lease, superuser, pid, overrides } = await withMutex(cluster.mutex, () => startAndLease(cluster, options))
  const supervision = supervise({
    pid,
    restart: (signal) => withMutex(cluster.mutex, () => startPostgres(cluster, superuser, { signal, overrides })),
    print,
    onError,
  })
  let leaving: Promise<void> | undefined
  const leave = async () => {
    await supervision.end()
    await withMutex(cluster.mutex, () => releaseAndStop(cluster, lease))
  }
  return {
    connection: ownerOf(superuser),
    superuser,
    data: cluster.data,
    wal: cluster.wal,
    withCopyLock: (work) => tryWithMutex(copyLock(cluster), work),
    postgresMajor: packagedMajor(),
    openScratch: (name) => openScratch(cluster, name),
    leave: () => (leaving ??= leave()),
  }
}

type Options = {
  dataDir: string
  print: (message: string) => void
  onError?: (error: Error) => void
  /** Interval of WAL archiving; later starts keep archiving. */
  archiveSeconds?: number
  /** Other than `settingArguments`; they are of the process that starts PostgreSQL. */
  settings?: Settings
  /** Needed to upgrade the database to the packaged major version. */
  transfer?: DataTransfer
}

/** Creates the database of a data folder that has none, for the process that joins it next. Throws `StartError`. */
export async function createEmbeddedPostgres({ dataDir, print }: Pick<Options, 'dataDir' | 'print'>): Promise<void> {
  if (await findCluster(dataDir)) return
  const cluster = await openCluster(resolve(dataDir))
  await withMutex(cluster.mutex, () => prepareData(cluster, print))
}

/** The lease comes first, so that a leaving process sees that PostgreSQL is in use. */
async function startAndLease(cluster: Cluster, { print, archiveSeconds, settings, transfer }: Options) {
  const lease = await acquireLease(cluster.leases)
  try {
    const superuser = await prepareData(cluster, print)
    await upgradeDatabase(cluster, superuser, lease, { print, transfer })
    await retainPrograms(cluster)
    const overrides = { ...(await archiveSettings(cluster, archiveSeconds)), ...settings }
    let pid = await startPostgres(cluster, superuser, { overrides })
    if (archiveSeconds && !(await isArchiving(superuser)))
      pid = (await restartWithArchiving(cluster, superuser, lease, overrides, print)) ?? pid
    await ensureOwner(superuser)
    return { lease, superuser, pid, overrides }
  } catch (error) {
    await releaseAndStop(cluster, lease)
    throw error
  }
}

async function prepareData(cluster: Cluster, print: Options['print']): Promise<Connection> {
  await finishSwitch(cluster)
  await removeLeftovers(cluster)
  const superuser = superuserOf(cluster, await readOrCreatePassword(cluster))
  if (!(await databaseExists(cluster))) {
    print(`Creating the database in ${cluster.home} (only this once).`)
    await initializeDatabase(cluster, superuser)
  }
  return superuser
}

/** Restarts a PostgreSQL without archiving, unless other processes use it. */
async function restartWithArchiving(
  cluster: Cluster,
  connection: Connection,
  lease: string,
  overrides: Settings,
  print: Options['print'],
) {
  if (await isLeased(cluster.leases, lease)) {
    print(
      'PostgreSQL runs without an archive until every process of el Cercle has been stopped once: there is no point-in-time recovery.',
    )
    return undefined
  }
  await stopPostgres(cluster)
  return startPostgres(cluster, connection, { overrides })
}

async function releaseAndStop(cluster: Cluster, lease: string) {
  await releaseLease(cluster.leases, lease)
  if (!(await isLeased(cluster.leases))) await stopPostgres(cluster)
}
