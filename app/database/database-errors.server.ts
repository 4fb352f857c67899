import { isConnectionLost } from './connection-lost.server.ts'
import { DatabaseBusy } from './semaphore.server.ts'

/**
 * What PostgreSQL says when it could not serve anybody just now: connection (class 08), resources, a full disk among
 * them (53), shutting down or starting (57P0x), an operation that took too long or waited too long for a lock (57014,
 * 55P03), a database that cannot be written (25006, read-only), a disk that cannot be read or written (58030).
 */
const passing = /^(08\w{3}|53\w{3}|57P0\d|57014|55P03|25006|58030)$/

/**
 * Whether the database is away or cannot be written for the moment, which passes; every other error is a fault of the
 * product's own.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (cause instanceof DatabaseBusy || isConnectionLost(cause) || (typeof code === 'string' && passing.test(code)))
      return true
  }
  return false
}
