import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { holdsSession } from '#app/accounts/session/session-cookie.server.ts'
import { config } from '#app/config.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { usingPool } from '#app/database/client.server.ts'
import { languageRedirect } from '#app/i18n/preference.server.ts'
import { countAnswer } from '#app/operations/answer-rate.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { exactAddressOf, withClientAddress } from '#app/platform/request/client-address.server.ts'
import { routePatternOf } from '#app/platform/request/own-pages.server.ts'
import {
  currentRequest,
  currentRequestId,
  withRequest,
  type RequestSeen,
} from '#app/platform/request/request-id.server.ts'
import { countCachedAnswer, observeRequest } from '#app/platform/observability/metrics.server.ts'
import { endRequestSpan, traceRequest } from '#app/platform/observability/tracing.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { withRetryAfter } from '#app/platform/request/retry-after.server.ts'
import type { CacheInvalidations } from '#app/platform/page-cache/invalidation.server.ts'
import { cachedAddress } from '#app/site/cached-pages.ts'
import { compressed } from './compression.ts'
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
type Options = { pages: Pages; readiness: Readiness; notices: CacheInvalidations; clientFolder: string | null }

/**
 * One request, in order: a page that is kept; a built file; a page that may be kept; health; the gate before anything
 * that changes data; the redirect to the visitor's language; the page. `clientFolder` is null in development, where
 * Vite serves the files, and pages are not kept.
 */
export function createListener({ pages, readiness, notices, clientFolder }: Options): Listener {
  const readyHeaders = Object.entries(everywhere).flat()
  const file = clientFolder ? staticFiles(clientFolder, readyHeaders) : () => false
  const limits = createPageLimits()
  const makeAnswer = (request: Request, incoming: IncomingMessage) =>
    answer(request, incoming, { pages, notices, limits })
  const page = getRequestListener((request, { incoming }) => makeAnswer(request, incoming as IncomingMessage), {
    errorHandler: lastResort,
    overrideGlobalObjects: false,
  })
  const cache = createPageCache({
    render: (address, first) => limits.run(first, () => make(address, pages)),
    needsOwnPage,
    freshUntil: notices.freshUntil,
    catchUp: notices.catchUp,
    everywhere: readyHeaders,
    keep: config.pageCache,
  })
  notices.onInvalidation(cache.invalidate)
  /** Everything but pages for everybody. */
  const ordinary = (request: IncomingMessage, response: ServerResponse, seen: RequestSeen) => {
    const path = request.url ?? '/'
    response.setHeader('X-Request-Id', seen.id)
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    if (path === '/livez') return end(response, 200, 'ok')
    if (path === '/readyz')
      return void readiness.ready().then((ready) => end(response, ready ? 200 : 503, ready ? 'ready' : 'not ready'))
    if (path === '/metrics' && config.metricsToken) return void sendMetrics(request, response)
    const address = exactAddressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString())
    const refused = refuseRequest(request)
    if (refused) {
      logWhenDone(request, response, seen)
      seen.route = routePatternOf(path.split('?', 1)[0] ?? '/')
      const { event } = refused
      if (event) withRequest(seen, () => withClientAddress(address, () => recordSecurityEvent(event)))
      return end(response, refused.status, refused.text, refused.headers)
    }
    const elsewhere = isReading(request) ? languageRedirect(path, request.headers.cookie) : null
    if (elsewhere) return end(response, 302, '', { Location: elsewhere, 'Cache-Control': 'no-store' })
    const pool = isForThePanel(path) ? 'panel' : 'public'
    logWhenDone(request, response, seen)
    void traceRequest(seen.id, (span) => {
      seen.span = span
      return withRequest(seen, () => withClientAddress(address, () => usingPool(pool, () => page(request, response))))
    })
  }
  return (request, response) => {
    // Whoever keeps the connection open asks another process next.
    if (readiness.isLeaving()) response.shouldKeepAlive = false
    if (cache.serveFresh(request, response)) return countCached()
    const seen: RequestSeen = { id: randomUUID() }
    if (hasSeveralHosts(request)) return ordinary(request, response, seen)
    if (file(request, response)) return
    if (!isHealthCheck(request)) response.once('close', () => countAnswer(response.statusCode))
    const address = clientFolder ? addressForEverybody(request) : null
    if (address === null) return ordinary(request, response, seen)
    withRequest(seen, () => cache.answer(address, request, response, () => ordinary(request, response, seen))).catch(
      (error: unknown) => {
        if (isRefusal(error)) return ordinary(request, response, seen)
        log.error({ err: error, requestId: seen.id }, 'unanswered request')
        if (response.headersSent) response.destroy()
        else end(response, 500, '500')
      },
    )
  }
}

/** The address of the page that is asked for, if it is one for everybody and this visitor is one of them. */
function addressForEverybody(request: IncomingMessage): string | null {
  if (!isReading(request) || needsOwnPage(request.url ?? '/', request.headers.cookie ?? '')) return null
  return cachedAddress(request.url ?? '/')
}

/** Who is signed in sees another page, and who has chosen the other language is sent to it. */
function needsOwnPage(address: string, cookies: string): boolean {
  return holdsSession(cookies) || languageRedirect(address, cookies) !== null
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function countCached() {
  countCachedAnswer()
  countAnswer(200)
}

function isHealthCheck({ url }: IncomingMessage): boolean {
  return url === '/livez' || url === '/readyz' || url === '/metrics'
}

/** The panel's own connections are for who is in it: its door stands in the street. */
function isForThePanel(path: string): boolean {
  return path.startsWith('/admin/') && !path.startsWith('/admin/login')
}

/** Headers of every answer, whatever it is. */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(config.baseUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
}

/** When to come again while the database is away, in seconds: the embedded one is back within a few. */
const RETRY_AFTER_SECONDS = '5'

/**
 * One line for each request that is refused at the gate or reaches the pages (files and kept pages do neither): what
 * was asked by the route's pattern, never by the address, which may hold a token or a name.
 */
function logWhenDone(request: IncomingMessage, response: ServerResponse, seen: RequestSeen) {
  const since = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - since)
    const { statusCode: status } = response
    const cut = response.writableFinished ? undefined : true
    log.info({ method: request.method, route: seen.route, status, cut, ms, requestId: seen.id }, 'request')
    const answered = { method: request.method ?? '', route: seen.route ?? 'none', status }
    observeRequest({ ...answered, seconds: ms / 1000 })
    if (seen.span) endRequestSpan(seen.span, answered)
  })
}

type Makers = { pages: Pages; notices: CacheInvalidations; limits: PageLimits }

async function answer(
  request: Request,
  incoming: IncomingMessage,
  { pages, notices, limits }: Makers,
): Promise<Response> {
  const isForm = request.method === 'POST'
  const isLong = isForm && Number(request.headers.get('Content-Length')) > BODY_LIMIT
  const asked = isForm ? await pastTheGate(request, isLong).catch(() => null) : request
  const make = async () => (asked && !incoming.socket.destroyed ? withRetryAfter(() => pages(asked)) : clientGone())
  const made = await (isLong ? make() : limits.run(incoming, make)).catch((error: unknown) =>
    refusedPage(error, request),
  )
  const response = inOrder(made.status >= 500 && currentRequest()?.saved ? savedAllTheSame(request, made) : made)
  if (response.status === 429) recordSecurityEvent('rate-limited')
  if (isForm) await tell(request, notices)
  // A refusal or a fault is of this moment; a form's answer, of one visitor.
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', isForm || response.status >= 400 ? 'no-store' : 'no-cache')
  }
  return compressed(request.headers.get('Accept-Encoding') ?? undefined, response)
}

/**
 * The action has done what was asked, and only the page around its answer could not be made: whoever reads «try again»
 * would send it twice.
 */
function savedAllTheSame({ url }: Request, failed: Response): Response {
  const answer = standalonePage('saved', new URL(url).pathname)
  for (const cookie of failed.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** For the log: the client closed the connection while its request arrived or waited. */
function clientGone(): Response {
  return new Response(null, { status: 499 })
}

/** What every answer of the pages says at least, kept or not. */
function inOrder(response: Response): Response {
  // What is no page is nothing to be run, or shown inside of another.
  if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', INERT_POLICY)
  // Pictures are shown by mail programs and feed readers, too.
  if (!response.headers.get('Content-Type')?.startsWith('image/'))
    response.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (response.status >= 500) response.headers.set('Cache-Control', 'no-store')
  if (response.status === 503 && !response.headers.has('Retry-After'))
    response.headers.set('Retry-After', RETRY_AFTER_SECONDS)
  return response
}

/**
 * Whoever has changed something in the panel sees it on the page that comes next, here at once; visitors come in
 * crowds.
 */
async function tell(request: Request, notices: CacheInvalidations): Promise<void> {
  const panel = new URL(request.url).pathname.startsWith('/admin/')
  notices.announce(panel ? 'now' : 'merged')
  if (panel) await notices.catchUp()
}

/**
 * A page for everybody: nothing of the visitor's request but the address reaches it, so that nobody can put anything
 * into it.
 */
async function make(address: string, pages: Pages): Promise<Response> {
  const response = inOrder(await pages(new Request(config.baseUrl + address)))
  const id = currentRequestId()
  if (response.status >= 500 && id) response.headers.set('X-Request-Id', id)
  return response
}

/**
 * The gate has decided where a post comes from; React Router's own check knows less (pages without referrer send
 * `Origin: null`, and behind TLS it sees another protocol), so it is not asked again: without the header it lets pass.
 * A form is read whole before its turn, so that a slow sender takes nobody's; the long ones of the panel are read by
 * their action, after its check of access.
 */
async function pastTheGate(request: Request, isLong: boolean): Promise<Request> {
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

/** What even the error page could not answer: a target or a host that no address can have, or a fault. */
function lastResort(error: unknown): Response {
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers: ofPlainText })
  const status = isDatabaseUnavailable(error) ? 503 : 500
  log.error({ err: error, requestId: currentRequestId() }, 'unanswered request')
  return new Response(String(status), {
    status,
    headers: { ...ofPlainText, ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }) },
  })
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { ...ofPlainText, ...headers }).end(text)
}

const ofPlainText = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
}
