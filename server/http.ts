import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import sirv from 'sirv'
import { config } from '#app/config.server.ts'
import { languageRedirect } from '#app/i18n/preference.server.ts'
import { log } from '#app/platform/log.server.ts'
import { addressOf, withClientAddress } from '#app/platform/client-address.server.ts'
import { withRequestId } from '#app/platform/request-id.server.ts'
import { withRetryAfter } from '#app/platform/retry-after.server.ts'
import { compressed } from './compression.ts'
import { refusal } from './gate.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Pages = (request: Request) => Promise<Response>

/**
 * One request, in order: health, static files, the gate before anything that changes data, the redirect to the visitor's language, the page.
 * `clientFolder` is null in development, where Vite serves the files.
 */
export function createListener(options: { pages: Pages; ready: () => Promise<boolean>; clientFolder: string | null }): Listener {
  const files = options.clientFolder ? staticFiles(options.clientFolder) : null
  const page = getRequestListener((request) => answer(request, options.pages), { errorHandler: lastResort, overrideGlobalObjects: false })
  return (request, response) => {
    const id = randomUUID()
    const path = request.url ?? '/'
    response.setHeader('X-Request-Id', id)
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    if (path === '/livez') return end(response, 200, 'ok')
    if (path === '/readyz') return void options.ready().then((ready) => end(response, ready ? 200 : 503, ready ? 'ready' : 'not ready'))
    const refused = refusal(request)
    if (refused) return end(response, refused.status, refused.text, refused.headers)
    const reading = request.method === 'GET' || request.method === 'HEAD'
    const elsewhere = reading ? languageRedirect(path, request.headers.cookie) : null
    if (elsewhere) return end(response, 302, '', { Location: elsewhere, 'Cache-Control': 'no-store' })
    const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString())
    const goOn = () => void withRequestId(id, () => withClientAddress(address, () => page(request, response)))
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

const INERT = "default-src 'none'; frame-ancestors 'none'"

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
  const response = await withRetryAfter(() => pages(request.method === 'POST' ? pastTheGate(request) : request))
  // What is no page is nothing to be run, or shown inside of another.
  if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', INERT)
  // A refusal or a fault is of this moment; a form's answer, of one visitor.
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', request.method === 'POST' || response.status >= 400 ? 'no-store' : 'no-cache')
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

/** What even the error page could not answer: a target or a host that no address can have, or a fault. */
function lastResort(error: unknown): Response {
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
  log.error({ err: error }, 'unanswered request')
  return new Response('500', { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': INERT, ...headers }).end(text)
}
