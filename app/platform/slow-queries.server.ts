import { config } from '#app/config.server.ts'
import { log } from './log.server.ts'
import { currentRequestId } from './request-id.server.ts'

/** Letters of a query that a line holds. */
const SHOWN = 2_000

/** Queries that take longer than SLOW_QUERY_MS are logged: their text, which names no values, and the request that asked. */
export const slowQueries = {
  after: config.slowQueryMs,
  tell: ({ query, ...rest }: { query: string; ms: number; pool: string }) =>
    log.warn({ ...rest, query: query.replace(/\s+/g, ' ').slice(0, SHOWN), requestId: currentRequestId() }, 'slow query'),
}
