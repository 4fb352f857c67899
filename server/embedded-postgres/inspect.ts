import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { findCluster } from './cluster.ts'
import type { Connection } from './connection.ts'
import { leaseHolders } from './lease.ts'
import { isLocked } from './mutex.ts'
import { ownerOf } from './owner.ts'
import { runningPostmaster } from './postmaster.ts'
import { superuserOf } from './superuser.ts'

/** `none`: no start has made a database yet. `holders` are the processes of the product that use it. */
export type EmbeddedState =
  | { state: 'none' | 'stopped' | 'maintenance' }
  | { state: 'running'; connection: Connection; holders: string[] }

/** Takes no lease and starts nothing: a running server goes on as if nobody had looked. */
export async function inspectEmbeddedPostgres(dataDir: string): Promise<EmbeddedState> {
  const cluster = await findCluster(dataDir)
  if (!cluster) return { state: 'none' }
  if (isInMaintenance(cluster.maintenance)) return { state: 'maintenance' }
  if ((await runningPostmaster(cluster)) === undefined) return { state: 'stopped' }
  const superuser = superuserOf(cluster, await readFile(cluster.password, 'utf8'))
  return { state: 'running', connection: ownerOf(superuser), holders: await leaseHolders(cluster.leases) }
}

function isInMaintenance(file: string): boolean {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    return isLocked(lock)
  } finally {
    lock.close()
  }
}
