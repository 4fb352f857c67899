const CONNECTION_ERROR_CODES =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|ETIMEDOUT)$/

/** Whether the connection failed or ended. PostgreSQL closes it after FATAL and PANIC. */
export function isConnectionLost(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return severity === 'FATAL' || severity === 'PANIC' || (typeof code === 'string' && CONNECTION_ERROR_CODES.test(code))
}

export const READ_ONLY = '25006'

export function isReadOnlyError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === READ_ONLY) return true
  return false
}
