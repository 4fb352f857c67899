import { causes, isConnectionLost } from './connection-lost.server.ts'

/** No connection became free in time; no query was sent. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

/** SQLSTATEs: connection, resources, start and shutdown, statement and lock timeout, read-only, disk error. */
const TRANSIENT_CODES = /^(DATABASE_BUSY|08\w{3}|53\w{3}|57P0\d|57014|55P03|25006|58030)$/

/** A lock with `nowait` that another transaction holds. */
export function isLockTaken(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '55P03')
}

export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some(
    (cause) => isConnectionLost(cause) || (typeof cause.code === 'string' && TRANSIENT_CODES.test(cause.code)),
  )
}
