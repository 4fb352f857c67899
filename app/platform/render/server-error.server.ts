import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'

/**
 * With which status a page answers what it has caught itself, in its own words: 503 (to be tried again) while the
 * database is away, else 500.
 */
export function serverErrorStatus(error: unknown): 500 | 503 {
  return isDatabaseUnavailable(error) ? 503 : 500
}

/**
 * For a page that tells its own faults, but has nothing to show while the database is away: then that is told
 * (`server/unavailable.ts`). @throws the error, then
 */
export function rethrowUnavailable(error: unknown): void {
  if (isDatabaseUnavailable(error)) throw error
}
