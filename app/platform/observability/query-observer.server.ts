import { config } from '#app/config.server.ts'
import type { AnsweredQuery } from '#app/database/client.server.ts'
import { log } from './log.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-id.server.ts'
import { traceQuery } from './tracing.server.ts'

const MAX_LOGGED_CHARACTERS = 2_000

/**
 * Queries become spans of their request's trace; those that take longer than SLOW_QUERY_MS are logged. Their text names
 * no values.
 */
export function observeQuery(answered: AnsweredQuery): void {
  traceQuery(answered)
  if (answered.ms < config.slowQueryMs) return
  const query = answered.query.replace(/\s+/g, ' ').slice(0, MAX_LOGGED_CHARACTERS)
  log.warn(
    { ms: Math.round(answered.ms * 10) / 10, pool: answered.pool, query, requestId: currentRequestId() },
    'slow query',
  )
}

/** Names the request that asks, for SQL_COMMENTS: `request='…',route='/eventos/:id'`. Neither can end the comment. */
export function describeRequest(): string {
  const route = currentRoute()?.replaceAll(/[^\w/:?.-]/g, '') ?? ''
  return `request='${currentRequestId() ?? ''}',route='${route}'`
}
