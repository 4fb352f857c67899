/** Codes of Node and of postgres.js for a connection that could not be made, or is gone. */
const lostCodes =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|ETIMEDOUT)$/

/** Whether the connection itself is gone, or was never made. PostgreSQL ends it with what it calls FATAL. */
export function isConnectionLost(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return severity === 'FATAL' || severity === 'PANIC' || (typeof code === 'string' && lostCodes.test(code))
}

/** PostgreSQL's code for a write where only reading is possible. */
export const READ_ONLY = '25006'

/** Whether a write was refused because the server, or the transaction, is read-only. */
export function isReadOnlyError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === READ_ONLY) return true
  return false
}
