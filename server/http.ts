import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import sirv from 'sirv'
import { config } from '#app/config.server.ts'
import { isDatabaseAway } from '#app/database/fault.server.ts'
import { languageRedirect } from '#app/i18n/preference.server.ts'
import { log } from '#app/platform/log.server.ts'
import { currentRequestId, withRequest, type RequestSeen } from '#app/platform/request-id.server.ts'
import { compressed } from './compression.ts'
import { refusal } from './gate.ts'
import type { Readiness } from './readiness.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Pages = (request: Request) => Promise<Response>

/**
 * One request, in order: health, static files, the gate before anything that changes data, the redirect to the visitor's language, the page.
 * `clientFolder` is null in development, where Vite serves the files.
 */
export function createListener(options: { pages: Pages; readiness: Readiness; clientFolder: string | null }): Listener {
  const { readiness } = options
  const files = options.clientFolder ? staticFiles(options.clientFolder) : null
  const page = getRequestListener((request) => answer(request, options.pages), { errorHandler: lastResort, overrideGlobalObjects: false })
  return (request, response) => {
    const seen: RequestSeen = { id: randomUUID() }
    const path = request.url ?? '/'
    response.setHeader('X-Request-Id', seen.id)
    // Whoever keeps the connection open asks another process next.
    if (readiness.isLeaving()) response.setHeader('Connection', 'close')
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    if (path === '/livez') return end(response, 200, 'ok')
    if (path === '/readyz') return void readiness.ready().then((ready) => end(response, ready ? 200 : 503, ready ? 'ready' : 'not ready'))
    const refused = refusal(request)
    if (refused) logWhenDone(request, response, seen)
    if (refused) return end(response, refused.status, refused.text, refused.headers)
    const reading = request.method === 'GET' || request.method === 'HEAD'
    const elsewhere = reading ? languageRedirect(path, request.headers.cookie) : null
    if (elsewhere) return end(response, 302, '', { Location: elsewhere, 'Cache-Control': 'no-store' })
    const goOn = () => {
      logWhenDone(request, response, seen)
      void withRequest(seen, () => page(request, response))
    }
    if (files && reading) files(request, response, goOn)
    else goOn()
  }
}

/** Headers of every answer, whatever it is. */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(config.baseUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
}

/** When to come again while the database is away, in seconds: the embedded one is back within a few. */
const RETRY = '5'

/**
 * One line for each request that is refused at the gate or reaches the pages (files do neither): what was asked by the route's pattern, never by the address, which may
 * hold a token or a name.
 */
function logWhenDone(request: IncomingMessage, response: ServerResponse, seen: RequestSeen) {
  const since = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - since)
    log.info({ method: request.method, route: seen.route, status: response.statusCode, cut: response.writableFinished ? undefined : true, ms, requestId: seen.id }, 'request')
  })
}

function staticFiles(folder: string) {
  return sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      // Vite names what it builds after its content.
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

async function answer(request: Request, pages: Pages): Promise<Response> {
  const response = await pages(request.method === 'POST' ? pastTheGate(request) : request)
  if (response.status >= 500) response.headers.set('Cache-Control', 'no-store')
  if (response.status === 503) response.headers.set('Retry-After', RETRY)
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', request.method === 'GET' ? 'no-cache' : 'no-store')
  }
  return compressed(request, response)
}

/**
 * The gate has decided where a post comes from; React Router's own check knows less (pages without referrer send `Origin: null`, and
 * behind TLS it sees another protocol), so it is not asked again: without the header it lets pass.
 */
function pastTheGate(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request.url, { method: 'POST', headers, body: request.body, duplex: 'half', signal: request.signal } as RequestInit)
}

/** What even the error page could not answer. */
function lastResort(error: unknown): Response {
  const status = isDatabaseAway(error) ? 503 : 500
  log.error({ err: error, requestId: currentRequestId() }, 'unanswered request')
  return new Response(String(status), { status, headers: { ...(status === 503 && { 'Retry-After': RETRY }), 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }).end(text)
}
