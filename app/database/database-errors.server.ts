import { isConnectionLost } from './connection-lost.server.ts'
import { DatabaseBusy } from './semaphore.server.ts'

/** SQLSTATEs: connection, resources, start and shutdown, statement and lock timeout, read-only, disk error. */
const TRANSIENT_CODES = /^(08\w{3}|53\w{3}|57P0\d|57014|55P03|25006|58030)$/

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (
      cause instanceof DatabaseBusy ||
      isConnectionLost(cause) ||
      (typeof code === 'string' && TRANSIENT_CODES.test(code))
    )
      return true
  }
  return false
}
