const CONNECTION_ERROR_CODES =
  /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|ETIMEDOUT)$/

/** Whether the connection failed or ended. PostgreSQL closes it after FATAL and PANIC. */
export function isConnectionLost(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return severity === 'FATAL' || severity === 'PANIC' || (typeof code === 'string' && CONNECTION_ERROR_CODES.test(code))
}

export const READ_ONLY = '25006'

export function isReadOnlyError(error: unknown): boolean {
  return causes(error).some(({ code }) => code === READ_ONLY)
}

/** The error and what it wraps: Drizzle wraps the errors of queries. */
export function* causes(error: unknown): Generator<Error & { code?: unknown }, undefined> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}
