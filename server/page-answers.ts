import type { IncomingMessage } from 'node:http'
import { RequestError } from '@hono/node-server'
import { config } from '#app/config.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import type { CacheInvalidations } from '#app/platform/page-cache/invalidation.server.ts'
import type { WholePage } from '#app/platform/page-cache/page-bytes.ts'
import { addRetryAfter, currentRequestId, requestScope } from '#app/platform/request/request-scope.server.ts'
import { compressResponse } from './compression.ts'
import { INERT_POLICY } from './inert-policy.ts'
import { refusedPage, type PageLimits } from './page-limits.ts'
import { BODY_LIMIT } from './request-checks.ts'
import { standaloneResponse } from './standalone-page.ts'

export type Pages = (request: Request) => Promise<Response>
export type WholePages = (request: Request) => Promise<WholePage>
type Dependencies = { pages: Pages; invalidations: CacheInvalidations; limits: PageLimits }

/** Seconds; the embedded PostgreSQL restarts within them. */
const RETRY_AFTER_SECONDS = '5'

export const plainTextHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export async function answerPage(
  request: Request,
  incoming: IncomingMessage,
  { pages, invalidations, limits }: Dependencies,
): Promise<Response> {
  const isForm = request.method === 'POST'
  const isLong = isForm && Number(request.headers.get('Content-Length')) > BODY_LIMIT
  const body = isForm && !isLong ? await request.arrayBuffer().catch(() => null) : undefined
  let prepared: Request | undefined
  const prepare = () => (prepared ??= isForm ? preparePost(request, body) : request)
  const render = async () =>
    body === null || incoming.socket.destroyed ? clientGone() : addRetryAfter(await pages(prepare()))
  const rendered = await (isLong ? limits.runLong(incoming, render) : limits.run(incoming, render)).catch(
    (error: unknown) => refusedPage(error, prepare()),
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
  const answer = standaloneResponse('saved', new URL(url).pathname)
  for (const cookie of failed.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Nobody reads it: the client closed the connection before its request was complete, or while it waited. */
function clientGone(): Response {
  return new Response(null, { status: 499 })
}

function withDefaultHeaders<Answer extends Pick<Response, 'status' | 'headers'>>(response: Answer): Answer {
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
export async function renderCacheable(address: string, pages: WholePages): Promise<WholePage> {
  const page = withDefaultHeaders(await pages(new Request(config.baseUrl + address)))
  const id = currentRequestId()
  if (page.status >= 500 && id) page.headers.set('X-Request-Id', id)
  return page
}

/**
 * `refuseRequest` has checked the origin; React Router's own check would refuse `Origin: null` and HTTPS behind a
 * proxy. Made when the form takes its turn, since making it costs as much as a page of the cache: in a rush, pages
 * would wait behind hundreds of them.
 * @param body read before; not that of a long form, whose action checks access first
 */
function preparePost(request: Request, body: ArrayBuffer | null | undefined): Request {
  const { url, headers, signal } = request
  headers.delete('Origin')
  return new Request(url, {
    method: 'POST',
    headers,
    body: body === undefined ? request.body : body,
    duplex: 'half',
    signal,
  } as RequestInit)
}

export function errorResponse(error: unknown): Response {
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers: plainTextHeaders })
  const status = isDatabaseUnavailable(error) ? 503 : 500
  log.error({ err: error }, 'unanswered request')
  return new Response(String(status), {
    status,
    headers: { ...plainTextHeaders, ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }) },
  })
}
