import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '#app/platform/observability/log.server.ts'
import { observeRequest } from '#app/platform/observability/metrics.server.ts'
import { endRequestSpan } from '#app/platform/observability/tracing.server.ts'
import type { RequestScope } from '#app/platform/request/request-scope.server.ts'

/** The client has closed the connection before its answer began. */
const CLIENT_GONE = 499

/** Logs the route's pattern: an address may hold a token or a name. */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, scope: RequestScope) {
  const since = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - since)
    const status = response.headersSent ? response.statusCode : CLIENT_GONE
    const cut = response.writableFinished ? undefined : true
    log.info({ method: request.method, route: scope.route, status, cut, ms, requestId: scope.id }, 'request')
    const answered = { method: request.method ?? '', route: scope.route ?? 'none', status }
    observeRequest({ ...answered, seconds: ms / 1000 })
    if (scope.span) endRequestSpan(scope.span, answered)
  })
}
