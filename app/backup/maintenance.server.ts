import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { databaseUsers, nameUsers, type DatabaseUser } from '#app/database/database-users.server.ts'
import { openSingleConnection } from '#app/database/single-connection.server.ts'
import { BackupError } from './backup-error.ts'

const POLL_INTERVAL_MS = 200
/** The probes of servers hold the lock for an instant. */
const LOCK_WAIT_MS = 2_000
const PROBE_TIMEOUT_MS = 2_000
const LOCK_NOT_AVAILABLE = '55P03'

type MaintenanceOptions = {
  /** For the servers to leave the database. */
  waitMs: number
  /** Called first when there are servers. A failure ends the attempt, and they notice nothing. */
  onServers: () => void
}

/**
 * Runs `work` when no server uses the database: servers leave it while the maintenance lock is held. PostgreSQL frees
 * the lock when this process ends. @throws BackupError
 */
export async function withMaintenance<T>(
  connection: Connection,
  options: MaintenanceOptions,
  work: () => Promise<T>,
): Promise<T> {
  const sql = connectDedicated(connection, 'el-cercle maintenance')
  try {
    if ((await databaseUsers(sql)).length > 0) options.onServers()
    await takeLock(sql)
    await waitUntilUnused(sql, options.waitMs)
    return await work()
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function takeLock(sql: Sql) {
  // Otherwise the lock of a machine that is lost would stay for hours.
  await sql`select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false), set_config('lock_timeout', ${String(LOCK_WAIT_MS)}, false)`
  await sql`select pg_advisory_lock(${advisoryLocks.maintenance})`.catch((error: { code?: string }) => {
    throw error.code === LOCK_NOT_AVAILABLE
      ? new BackupError('in-use', 'Another restore of this database is running. Nothing was changed.')
      : error
  })
}

async function waitUntilUnused(sql: Sql, waitMs: number) {
  const end = performance.now() + waitMs
  for (let users = await databaseUsers(sql); users.length > 0; users = await databaseUsers(sql)) {
    if (performance.now() > end) throw inUse(users)
    await pause(POLL_INTERVAL_MS)
  }
}

export function inUse(users: readonly DatabaseUser[]): BackupError {
  const named = nameUsers(users)
  return new BackupError('in-use', `El Cercle is using the database (${named}): stop it first. Nothing was changed.`)
}

type MaintenanceProbe = { isLocked: () => Promise<boolean>; close: () => Promise<void> }

/** Checks whether a process holds the maintenance lock; uses one connection. */
export function maintenanceProbe(connection: Connection): MaintenanceProbe {
  const single = openSingleConnection(connection, 'el-cercle maintenance', PROBE_TIMEOUT_MS)
  return {
    async isLocked() {
      const [row] = await single.query<{ free: boolean }>(
        `select pg_try_advisory_xact_lock_shared(${advisoryLocks.maintenance}) as free`,
      )
      return row?.free === false
    },
    close: () => single.end(),
  }
}
