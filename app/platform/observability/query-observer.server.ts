import { config } from '#app/config.server.ts'
import type { AnsweredQuery } from '#app/database/client.server.ts'
import { log } from './log.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'
import { traceQuery } from './tracing.server.ts'

const MAX_LOGGED_CHARACTERS = 2_000

export function observeQuery(answered: AnsweredQuery): void {
  traceQuery(answered)
  if (answered.ms < config.slowQueryMs) return
  const query = answered.query.replace(/\s+/g, ' ').slice(0, MAX_LOGGED_CHARACTERS)
  log.warn({ ms: Math.round(answered.ms * 10) / 10, pool: answered.pool, query }, 'slow query')
}

/** A comment for SQL_COMMENTS: `request='…',route='/eventos/:id'`. The replaced characters could end the comment. */
export function describeRequest(): string {
  const route = currentRoute()?.replaceAll(/[^\w/:?.-]/g, '') ?? ''
  return `request='${currentRequestId() ?? ''}',route='${route}'`
}
