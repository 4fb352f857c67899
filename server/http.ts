import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { containsSessionCookie } from '#app/accounts/session/session-cookie.server.ts'
import { config } from '#app/config.server.ts'
import { usingPool } from '#app/database/client.server.ts'
import { languageRedirect } from '#app/i18n/preference.server.ts'
import { countAnswer } from '#app/operations/answer-rate.server.ts'
import { containsMemberCookie } from '#app/accounts/member-session/member-cookie.server.ts'
import { followClubChanges } from '#app/platform/club.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { exactAddressOf } from '#app/platform/request/client-address.server.ts'
import { routePatternOf } from '#app/platform/request/route-table.server.ts'
import { runInRequest, type RequestScope } from '#app/platform/request/request-scope.server.ts'
import { countCachedAnswer } from '#app/platform/observability/metrics.server.ts'
import { traceRequest } from '#app/platform/observability/tracing.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import type { CacheInvalidations } from '#app/platform/page-cache/invalidation.server.ts'
import { cachedAddress, isMembersPage } from '#app/site/cached-pages.ts'
import { answerBounce, BOUNCES_PATH } from './bounces.ts'
import { commonHeaders } from './common-headers.ts'
import { hasDotSegment, hasSeveralHosts, refuseRequest } from './request-checks.ts'
import { sendMetrics } from './metrics.ts'
import { createPageCache } from '#app/platform/page-cache/page-cache.server.ts'
import { answerPage, errorResponse, plainTextHeaders, renderCacheable } from './page-answers.ts'
import { createPageLimits, isRefusal, type PageLimits } from './page-limits.ts'
import type { Readiness } from './readiness.ts'
import type { AllPages } from './route-tables.ts'
import { logWhenDone } from './request-log.ts'
import { staticFiles } from './static-files.ts'
import { answerOneClick, isOneClick } from './unsubscribe.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Options = { pages: AllPages; readiness: Readiness; invalidations: CacheInvalidations; clientFolder: string | null }

/** `clientFolder` is null in development: Vite serves the files and no page is cached. */
export function createListener({ pages, readiness, invalidations, clientFolder }: Options): Listener {
  const readyHeaders = Object.entries(commonHeaders).flat()
  const file = clientFolder ? staticFiles(clientFolder, readyHeaders) : () => false
  const limits = createPageLimits()
  const page = getRequestListener(
    (request, { incoming }) =>
      answerPage(request, incoming as IncomingMessage, { pages: pages.all, invalidations, limits }),
    { errorHandler: errorResponse, overrideGlobalObjects: false },
  )
  const cache = createPageCache({
    render: (address, first) => limits.run(first, () => renderCacheable(address, pages.cacheable)),
    needsOwnPage,
    freshUntil: invalidations.freshUntil,
    catchUp: invalidations.catchUp,
    commonHeaders: readyHeaders,
    keep: config.pageCache,
  })
  const noteClubChange = followClubChanges(invalidations.freshUntil)
  invalidations.onInvalidation((stale) => {
    noteClubChange(stale)
    cache.invalidate(stale)
  })
  const handle = (request: IncomingMessage, response: ServerResponse, scope: RequestScope) => {
    const path = request.url ?? '/'
    response.setHeader('X-Request-Id', scope.id)
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    if (path === '/livez') return end(response, 200, 'ok')
    if (path === '/readyz')
      return void readiness.ready().then((ready) => end(response, ready ? 200 : 503, ready ? 'ready' : 'not ready'))
    scope.address = exactAddressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString())
    if (answerProgram(request, response, { scope, limits })) return
    const refused = refuseRequest(request)
    if (refused) {
      logWhenDone(request, response, scope)
      scope.route = routePatternOf(path.split('?', 1)[0] ?? '/')
      const { event } = refused
      if (event) recordSecurityEvent(event)
      return end(response, refused.status, refused.text, refused.headers)
    }
    const redirectTo = isRead(request) ? languageRedirect(path, request.headers.cookie) : null
    if (redirectTo) return end(response, 302, '', { Location: redirectTo, 'Cache-Control': 'no-store' })
    const pool = isOfPanel(path) ? 'panel' : 'public'
    logWhenDone(request, response, scope)
    void traceRequest(scope.id, (span) => {
      scope.span = span
      return usingPool(pool, () => page(request, response))
    })
  }
  const handleUncached = (request: IncomingMessage, response: ServerResponse, scope: RequestScope) => {
    if (!isHealthCheck(request)) response.once('close', () => countAnswer(response.statusCode))
    const address = clientFolder ? cacheableAddress(request) : null
    if (address === null) return handle(request, response, scope)
    cache
      .answer(address, request, response, () => handle(request, response, scope))
      .catch((error: unknown) => {
        if (isRefusal(error)) return handle(request, response, scope)
        log.error({ err: error, requestId: scope.id }, 'unanswered request')
        if (response.headersSent) response.destroy()
        else end(response, 500, '500')
      })
  }
  return (request, response) => {
    if (readiness.isLeaving()) response.shouldKeepAlive = false
    if (cache.serveFresh(request, response)) return countCached()
    const ambiguous = hasSeveralHosts(request) || hasDotSegment(request.url ?? '')
    if (!ambiguous && file(request, response)) return
    const scope: RequestScope = { id: randomUUID() }
    runInRequest(scope, () => (ambiguous ? handle : handleUncached)(request, response, scope))
  }
}

type Answering = { scope: RequestScope; limits: PageLimits }

/** What programs ask for, each with a token of its own. What mail programs send has the allowance and turns of forms. */
function answerProgram(request: IncomingMessage, response: ServerResponse, { scope, limits }: Answering): boolean {
  if (request.url === '/metrics' && config.metricsToken) {
    void sendMetrics(request, response)
    return true
  }
  const isBounce = request.url === BOUNCES_PATH
  if (!isBounce && !isOneClick(request)) return false
  logWhenDone(request, response, scope)
  scope.route = isBounce ? BOUNCES_PATH : routePatternOf('/novedades')
  const answer = () =>
    isBounce ? answerBounce(request, response) : usingPool('public', () => answerOneClick(request, response))
  const refuse = () => end(response, 429, 'Too Many Requests', { 'Retry-After': '60' })
  void limits.run(request, answer).catch(refuse)
  return true
}

function cacheableAddress(request: IncomingMessage): string | null {
  if (!isRead(request) || needsOwnPage(request.url ?? '/', request.headers.cookie ?? '')) return null
  return cachedAddress(request.url ?? '/')
}

function needsOwnPage(address: string, cookies: string): boolean {
  return (
    containsSessionCookie(cookies) ||
    (containsMemberCookie(cookies) && isMembersPage(address)) ||
    languageRedirect(address, cookies) !== null
  )
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function countCached() {
  countCachedAnswer()
  countAnswer(200)
}

function isHealthCheck({ url }: IncomingMessage): boolean {
  return url === '/livez' || url === '/readyz' || url === '/metrics'
}

/** By the route that will answer. Whoever signs in has no role yet. Data requests end in `.data`. */
function isOfPanel(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  if (!path.toLowerCase().startsWith('/admin')) return false
  const pattern = routePatternOf(path.replace(/\.data$/, '')) ?? ''
  return pattern.startsWith('/admin') && pattern !== '/admin/login'
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { ...plainTextHeaders, ...headers }).end(text)
}
