import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { holdsSession } from '#app/accounts/auth.server.ts'
import { config } from '#app/config.server.ts'
import { languageRedirect } from '#app/i18n/preference.server.ts'
import { log } from '#app/platform/log.server.ts'
import { currentRequestId, withRequestId } from '#app/platform/request-id.server.ts'
import type { StaleNotices } from '#app/platform/stale-notices.server.ts'
import { keptAddress } from '#app/site/kept-pages.ts'
import { compressed } from './compression.ts'
import { refusal } from './gate.ts'
import { createPageCache } from './page-cache.ts'
import { staticFiles } from './static-files.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Pages = (request: Request) => Promise<Response>
type Options = { pages: Pages; ready: () => Promise<boolean>; notices: StaleNotices; clientFolder: string | null }

/**
 * One request, in order: a page that is kept; a built file; a page that may be kept; health; the gate before anything that changes data; the
 * redirect to the visitor's language; the page. `clientFolder` is null in development, where Vite serves the files, and pages are not kept.
 */
export function createListener({ pages, ready, notices, clientFolder }: Options): Listener {
  const readyHeaders = Object.entries(everywhere).flat()
  const file = clientFolder ? staticFiles(clientFolder, readyHeaders) : () => false
  const page = getRequestListener((request) => answer(request, pages, notices), { errorHandler: lastResort, overrideGlobalObjects: false })
  const cache = createPageCache({
    make: (address) => make(address, pages),
    needsOwnPage,
    rightUntil: notices.rightUntil,
    catchUp: notices.catchUp,
    everywhere: readyHeaders,
    keep: config.pageCache,
  })
  notices.tell(cache.forget)
  /** Everything but pages for everybody. */
  const ordinary = (request: IncomingMessage, response: ServerResponse, id: string) => {
    const path = request.url ?? '/'
    response.setHeader('X-Request-Id', id)
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    if (path === '/livez') return end(response, 200, 'ok')
    if (path === '/readyz') return void ready().then((answers) => end(response, answers ? 200 : 503, answers ? 'ready' : 'not ready'))
    const refused = refusal(request)
    if (refused) return end(response, refused.status, refused.text, refused.headers)
    const elsewhere = isReading(request) ? languageRedirect(path, request.headers.cookie) : null
    if (elsewhere) return end(response, 302, '', { Location: elsewhere, 'Cache-Control': 'no-store' })
    void withRequestId(id, () => page(request, response))
  }
  return (request, response) => {
    if (cache.answered(request, response) || file(request, response)) return
    const id = randomUUID()
    const address = clientFolder ? addressForEverybody(request) : null
    if (address === null) return ordinary(request, response, id)
    withRequestId(id, () => cache.answer(address, request, response, () => ordinary(request, response, id))).catch((error: unknown) => {
      log.error({ err: error, requestId: id }, 'unanswered request')
      if (response.headersSent) response.destroy()
      else end(response, 500, '500')
    })
  }
}

/** The address of the page that is asked for, if it is one for everybody and this visitor is one of them. */
function addressForEverybody(request: IncomingMessage): string | null {
  if (!isReading(request) || needsOwnPage(request.url ?? '/', request.headers.cookie ?? '')) return null
  return keptAddress(request.url ?? '/')
}

/** Who is signed in sees another page, and who has chosen the other language is sent to it. */
function needsOwnPage(address: string, cookies: string): boolean {
  return holdsSession(cookies) || languageRedirect(address, cookies) !== null
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Headers of every answer, whatever it is. */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(config.baseUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
}

async function answer(request: Request, pages: Pages, notices: StaleNotices): Promise<Response> {
  const response = await pages(request.method === 'POST' ? pastTheGate(request) : request)
  if (request.method === 'POST') await tell(request, notices)
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', request.method === 'GET' && response.status < 500 ? 'no-cache' : 'no-store')
  }
  return compressed(request.headers.get('Accept-Encoding') ?? undefined, response)
}

/** Whoever has changed something in the panel sees it on the page that comes next, here at once; visitors come in crowds. */
async function tell(request: Request, notices: StaleNotices): Promise<void> {
  const panel = new URL(request.url).pathname.startsWith('/admin/')
  notices.announce(panel ? 'now' : 'merged')
  if (panel) await notices.catchUp()
}

/** A page for everybody: nothing of the visitor's request but the address reaches it, so that nobody can put anything into it. */
async function make(address: string, pages: Pages): Promise<Response> {
  const response = await pages(new Request(config.baseUrl + address))
  const id = currentRequestId()
  if (response.status >= 500 && id) response.headers.set('X-Request-Id', id)
  return response
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
  log.error({ err: error }, 'unanswered request')
  return new Response('500', { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }).end(text)
}
