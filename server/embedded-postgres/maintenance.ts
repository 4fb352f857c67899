import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster } from './cluster.ts'
import { isLeased, leaseHolders } from './lease.ts'
import { isLocked, tryWithMutex } from './mutex.ts'
import { StartError } from './start-error.ts'

const POLL_INTERVAL_MS = 100
/** The probes of servers hold the lock for an instant. */
const LOCK_WAIT_MS = 2_000

type MaintenanceOptions = {
  /** For the processes that use the database to leave it. */
  waitMs: number
  /** Called first when there are such processes. A failure ends the attempt, and they notice nothing. */
  onServers: () => void
}

/**
 * Runs `work` when no process uses the database: servers leave it while the maintenance lock is held. The kernel frees
 * the lock when this process ends. Throws `StartError` when a process does not leave.
 */
export async function withMaintenance<T>(
  dataDir: string,
  options: MaintenanceOptions,
  work: () => Promise<T>,
): Promise<T> {
  const { maintenance, leases } = await openCluster(dataDir)
  if (await isLeased(leases)) options.onServers()
  const end = performance.now() + LOCK_WAIT_MS
  let result: { value: T } | undefined
  const run = async () => {
    await waitUntilUnused(leases, options.waitMs)
    result = { value: await work() }
  }
  while (!(await tryWithMutex(maintenance, run))) {
    if (performance.now() > end)
      throw new StartError('Another restore of this database is running. Nothing was changed.')
    await sleep(POLL_INTERVAL_MS / 10)
  }
  return (result as { value: T }).value
}

async function waitUntilUnused(leases: string, waitMs: number) {
  const end = performance.now() + waitMs
  while (await isLeased(leases)) {
    if (performance.now() > end)
      throw new StartError(
        `El Cercle is still using the database (process ${(await leaseHolders(leases)).join(', ')}): stop it first. Nothing was changed.`,
      )
    await sleep(POLL_INTERVAL_MS)
  }
}

/** Returns a cheap check of whether a process holds the maintenance lock. */
export async function maintenanceProbe(dataDir: string): Promise<() => boolean> {
  const { maintenance } = await openCluster(dataDir)
  const lock = new DatabaseSync(maintenance, { timeout: 0 })
  return () => isLocked(lock)
}
