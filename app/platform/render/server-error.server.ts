import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'

export function serverErrorStatus(error: unknown): 500 | 503 {
  return isDatabaseUnavailable(error) ? 503 : 500
}

export type FailureCause = 'unavailable' | 'unexpected'

/** What a visitor is told of an error: never its own text, which may hold SQL and values. */
export function failureCause(error: unknown): FailureCause {
  return isDatabaseUnavailable(error) ? 'unavailable' : 'unexpected'
}

/** For a page with its own error message: `server/unavailable.ts` answers while the database is unavailable. */
export function rethrowUnavailable(error: unknown): void {
  if (isDatabaseUnavailable(error)) throw error
}
