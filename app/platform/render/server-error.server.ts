import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'

export function serverErrorStatus(error: unknown): 500 | 503 {
  return isDatabaseUnavailable(error) ? 503 : 500
}

/** For a page with its own error message: `server/unavailable.ts` answers while the database is unavailable. */
export function rethrowUnavailable(error: unknown): void {
  if (isDatabaseUnavailable(error)) throw error
}
