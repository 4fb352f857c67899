import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { containsSessionCookie } from '#app/accounts/session/session-cookie.server.ts'
import { config } from '#app/config.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { usingPool } from '#app/database/client.server.ts'
import { languageRedirect } from '#app/i18n/preference.server.ts'
import { countAnswer } from '#app/operations/answer-rate.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { exactAddressOf } from '#app/platform/request/client-address.server.ts'
import { routePatternOf } from '#app/platform/request/own-pages.server.ts'
import {
  addRetryAfter,
  currentRequestId,
  requestScope,
  runInRequest,
  type RequestScope,
} from '#app/platform/request/request-scope.server.ts'
import { countCachedAnswer, observeRequest } from '#app/platform/observability/metrics.server.ts'
import { endRequestSpan, traceRequest } from '#app/platform/observability/tracing.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import type { CacheInvalidations } from '#app/platform/page-cache/invalidation.server.ts'
import { cachedAddress } from '#app/site/cached-pages.ts'
import { compressResponse } from './compression.ts'
import { BODY_LIMIT, hasSeveralHosts, refuseRequest } from './request-checks.ts'
import { INERT_POLICY } from './inert-policy.ts'
import { sendMetrics } from './metrics.ts'
import { createPageCache } from '#app/platform/page-cache/page-cache.server.ts'
import { createPageLimits, isRefusal, refusedPage, type PageLimits } from './page-limits.ts'
import type { Readiness } from './readiness.ts'
import { standalonePage } from './standalone-page.ts'
import { staticFiles } from './static-files.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Pages = (request: Request) => Promise<Response>
type Options = { pages: Pages; readiness: Readiness; invalidations: CacheInvalidations; clientFolder: string | null }

/** `clientFolder` is null in development: Vite serves the files and no page is cached. */
export function createListener({ pages, readiness, invalidations, clientFolder }: Options): Listener {
  const readyHeaders = Object.entries(commonHeaders).flat()
  const file = clientFolder ? staticFiles(clientFolder, readyHeaders) : () => false
  const limits = createPageLimits()
  const answerPage = (request: Request, incoming: IncomingMessage) =>
    answer(request, incoming, { pages, invalidations, limits })
  const page = getRequestListener((request, { incoming }) => answerPage(request, incoming as IncomingMessage), {
    errorHandler: errorResponse,
    overrideGlobalObjects: false,
  })
  const cache = createPageCache({
    render: (address, first) => limits.run(first, () => renderCacheable(address, pages)),
    needsOwnPage,
    freshUntil: invalidations.freshUntil,
    catchUp: invalidations.catchUp,
    commonHeaders: readyHeaders,
    keep: config.pageCache,
  })
  invalidations.onInvalidation(cache.invalidate)
  const handle = (request: IncomingMessage, response: ServerResponse, scope: RequestScope) => {
    const path = request.url ?? '/'
    response.setHeader('X-Request-Id', scope.id)
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    if (path === '/livez') return end(response, 200, 'ok')
    if (path === '/readyz')
      return void readiness.ready().then((ready) => end(response, ready ? 200 : 503, ready ? 'ready' : 'not ready'))
    if (path === '/metrics' && config.metricsToken) return void sendMetrics(request, response)
    scope.address = exactAddressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString())
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
    const pool = isPanelPath(path) ? 'panel' : 'public'
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
    const severalHosts = hasSeveralHosts(request)
    if (!severalHosts && file(request, response)) return
    const scope: RequestScope = { id: randomUUID() }
    runInRequest(scope, () => (severalHosts ? handle : handleUncached)(request, response, scope))
  }
}

function cacheableAddress(request: IncomingMessage): string | null {
  if (!isRead(request) || needsOwnPage(request.url ?? '/', request.headers.cookie ?? '')) return null
  return cachedAddress(request.url ?? '/')
}

function needsOwnPage(address: string, cookies: string): boolean {
  return containsSessionCookie(cookies) || languageRedirect(address, cookies) !== null
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

function isPanelPath(path: string): boolean {
  return path.startsWith('/admin/') && !path.startsWith('/admin/login')
}

const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(config.baseUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
}

/** Seconds; the embedded PostgreSQL restarts within them. */
const RETRY_AFTER_SECONDS = '5'

/** Logs the route's pattern: an address may hold a token or a name. */
function logWhenDone(request: IncomingMessage, response: ServerResponse, scope: RequestScope) {
  const since = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - since)
    const { statusCode: status } = response
    const cut = response.writableFinished ? undefined : true
    log.info({ method: request.method, route: scope.route, status, cut, ms, requestId: scope.id }, 'request')
    const answered = { method: request.method ?? '', route: scope.route ?? 'none', status }
    observeRequest({ ...answered, seconds: ms / 1000 })
    if (scope.span) endRequestSpan(scope.span, answered)
  })
}

type Dependencies = { pages: Pages; invalidations: CacheInvalidations; limits: PageLimits }

async function answer(
  request: Request,
  incoming: IncomingMessage,
  { pages, invalidations, limits }: Dependencies,
): Promise<Response> {
  const isForm = request.method === 'POST'
  const isLong = isForm && Number(request.headers.get('Content-Length')) > BODY_LIMIT
  const prepared = isForm ? await preparePost(request, isLong).catch(() => null) : request
  const render = async () =>
    prepared && !incoming.socket.destroyed ? addRetryAfter(await pages(prepared)) : clientGone()
  const rendered = await (isLong ? render() : limits.run(incoming, render)).catch((error: unknown) =>
    refusedPage(error, request),
  )
  const response = withDefaultHeaders(
    rendered.status >= 500 && requestScope()?.saved ? savedResponse(request, rendered) : rendered,
  )
  if (response.status === 429) recordSecurityEvent('rate-limited')
  if (isForm) await announceChange(request, invalidations)
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', isForm || response.status >= 400 ? 'no-store' : 'no-cache')
  }
  return compressResponse(request.headers.get('Accept-Encoding') ?? undefined, response)
}

/** The form has been saved but its page failed: an error page would make the visitor send the form again. */
function savedResponse({ url }: Request, failed: Response): Response {
  const answer = standalonePage('saved', new URL(url).pathname)
  for (const cookie of failed.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Status 499 for the log: the client closed the connection before its request was complete. */
function clientGone(): Response {
  return new Response(null, { status: 499 })
}

function withDefaultHeaders(response: Response): Response {
  if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', INERT_POLICY)
  // Mail programs and feed readers show pictures of other origins.
  if (!response.headers.get('Content-Type')?.startsWith('image/'))
    response.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (response.status >= 500) response.headers.set('Cache-Control', 'no-store')
  if (response.status === 503 && !response.headers.has('Retry-After'))
    response.headers.set('Retry-After', RETRY_AFTER_SECONDS)
  return response
}

/** The panel reads its own change on the next page, so its announcements are not merged. */
async function announceChange(request: Request, invalidations: CacheInvalidations): Promise<void> {
  const panel = new URL(request.url).pathname.startsWith('/admin/')
  invalidations.announce(panel ? 'now' : 'merged')
  if (panel) await invalidations.catchUp()
}

/** A cached page is rendered from its address alone, so that no visitor's request can influence it. */
async function renderCacheable(address: string, pages: Pages): Promise<Response> {
  const response = withDefaultHeaders(await pages(new Request(config.baseUrl + address)))
  const id = currentRequestId()
  if (response.status >= 500 && id) response.headers.set('X-Request-Id', id)
  return response
}

/**
 * `refuseRequest` has checked the origin; React Router's own check would refuse `Origin: null` and HTTPS behind a
 * proxy. The body is read before the form takes its turn, except long forms, whose action checks access first.
 */
async function preparePost(request: Request, isLong: boolean): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request.url, {
    method: 'POST',
    headers,
    body: isLong ? request.body : await request.arrayBuffer(),
    duplex: 'half',
    signal: request.signal,
  } as RequestInit)
}

function errorResponse(error: unknown): Response {
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers: plainTextHeaders })
  const status = isDatabaseUnavailable(error) ? 503 : 500
  log.error({ err: error, requestId: currentRequestId() }, 'unanswered request')
  return new Response(String(status), {
    status,
    headers: { ...plainTextHeaders, ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }) },
  })
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { ...plainTextHeaders, ...headers }).end(text)
}

const plainTextHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
}
