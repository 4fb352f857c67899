import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { chooseNewsByToken } from '#app/membership/news/news-choice.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { attemptToken } from '#app/platform/rate-limit/token-attempts.server.ts'

const PAGES = ['/novedades', '/ca/novedades']

/** What a mail program sends for its reader (RFC 8058): no cookies, origin or metadata; no page can send it. */
export function isOneClick({ method, url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  const isOfBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  return method === 'POST' && PAGES.includes(path) && !isOfBrowser
}

/**
 * POST /novedades?token=… of a mail program: the member wants no news. The token alone decides; what the request
 * contains besides is not read.
 */
export async function answerOneClick(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = new URL(request.url ?? '/', 'http://localhost').searchParams.get('token') ?? ''
  const status = await unsubscribe(token).catch((error: unknown) => {
    log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ err: error }, 'not unsubscribed')
    return 503
  })
  // What was not read of the body ends with the connection.
  if (!request.complete) response.shouldKeepAlive = false
  response.writeHead(status, { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '60' }) }).end()
}

async function unsubscribe(token: string): Promise<number> {
  const outcome = await attemptToken(
    token,
    () => chooseNewsByToken(token, false),
    ({ ok }) => ok,
  )
  if (outcome === 'too-many') return 429
  return outcome.ok ? 200 : 404
}
