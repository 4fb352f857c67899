import { isConnectionLost } from './connection-lost.server.ts'
import { DatabaseBusy } from './semaphore.server.ts'

/**
 * Transient SQLSTATEs: connection (08), resources (53), start and shutdown (57P0x), statement and lock timeouts (57014,
 * 55P03), read-only (25006), disk errors (58030).
 */
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
