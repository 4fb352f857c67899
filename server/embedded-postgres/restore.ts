import postgres from 'postgres'
import { copyLock, databaseExists, openCluster, type Cluster } from './cluster.ts'
import type { Connection } from './connection.ts'
import { ensureFolder } from './folder.ts'
import { isLeased } from './lease.ts'
import { withMutex } from './mutex.ts'
import { readOrCreatePassword } from './password.ts'
import { stopPostgres } from './postmaster.ts'
import { packagedMajor } from './programs.ts'
import { openScratch, type Scratch, type ScratchServer } from './scratch.ts'
import { StartError } from './start-error.ts'
import { finishSwitch, switchData } from './switch-data.ts'

/** The database that is about to be replaced; its PostgreSQL has archived all its WAL. */
export type StoppedPostgres = {
  data: string
  wal: string
  /** Waits for a process that still copies the last WAL. */
  withCopyLock(work: () => Promise<void>): Promise<void>
}

/** No server may run. `stopped`: null without a database. Returns the folder of the old database, or null. */
export async function restoreEmbeddedPostgres(
  dataDir: string,
  work: (scratch: Scratch, postgresMajor: string, stopped: StoppedPostgres | null) => Promise<ScratchServer>,
): Promise<string | null> {
  const cluster = await openCluster(dataDir)
  return withMutex(cluster.mutex, async () => {
    await assertNotInUse(cluster)
    await finishSwitch(cluster)
    await stopPostgres(cluster)
    const password = await readOrCreatePassword(cluster)
    const scratch = await openScratch(cluster, 'restore')
    try {
      const existed = await databaseExists(cluster)
      const server = await work(scratch, packagedMajor(), existed ? stoppedPostgres(cluster) : null)
      await setPassword(server.connection, password)
      await server.stop()
      // The first start archives its WAL: the new timeline needs its first segment.
      await ensureFolder(cluster.wal, 0o700, cluster.account)
      const aside = await switchData(
        cluster,
        scratch.data,
        `data-before-restore-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
      )
      return existed ? aside : null
    } finally {
      await scratch.remove()
    }
  })
}

function stoppedPostgres(cluster: Cluster): StoppedPostgres {
  return { data: cluster.data, wal: cluster.wal, withCopyLock: (work) => withMutex(copyLock(cluster), work) }
}

async function assertNotInUse(cluster: Cluster) {
  if (!(await isLeased(cluster.leases))) return
  throw new StartError('El Cercle is using the database: stop its servers first. Nothing was changed.')
}

/** The restored database has the password of its origin. */
async function setPassword(connection: Connection, password: string) {
  const sql = postgres({ ...connection, max: 1, fetch_types: false })
  try {
    await sql.unsafe(`alter role ${connection.username} password '${password}'`)
  } finally {
    await sql.end()
  }
}
