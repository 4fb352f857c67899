import type { IncomingMessage } from 'node:http'
import { config } from '#app/config.server.ts'
import { isHost } from '#app/platform/request/host-header.ts'
import type { SecurityEventKind } from '#app/platform/observability/security-events.ts'

type Refusal = { status: number; text: string; headers?: Record<string, string>; event?: SecurityEventKind }

export const BODY_LIMIT = 64 * 1024

/**
 * Pictures and files of the bank of 5 MB, imported files of 10, the boxes of 10,000 debits, and the panel's long texts,
 * which percent-encoding enlarges.
 */
const largerLimits: readonly (readonly [path: RegExp, bytes: number])[] = [
  [/^\/admin\/(imagenes|biblioteca(\/[0-9a-f]{64})?(\.data)?)$/, 6 * 1024 * 1024],
  [/^\/admin\/(socios|restaurantes)\/importar(\.data)?$/, 11 * 1024 * 1024],
  [/^\/admin\/tesoreria\/remesas\/devoluciones(\.data)?$/, 8 * 1024 * 1024],
  [/^\/admin\/tesoreria\/remesas\/\d+\/rehacer(\.data)?$/, 512 * 1024],
  [/^\/admin\/(blog|eventos|restaurantes)\/[^/]+$/, 512 * 1024],
]

/** A POST must come from our own pages (Fetch Metadata, else Origin) and declare its length. */
export function refuseRequest(request: IncomingMessage): Refusal | null {
  if (hasSeveralHosts(request)) return { status: 400, text: 'Bad Request', headers: { Connection: 'close' } }
  if (hasDotSegment(request.url ?? '')) return { status: 400, text: 'Bad Request' }
  // PostgreSQL text cannot contain NUL.
  if (request.url?.includes('%00')) return { status: 400, text: 'Bad Request' }
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (request.method !== 'POST')
    return { status: 405, text: 'Method Not Allowed', headers: { Allow: 'GET, HEAD, POST' } }
  if (!isSameOrigin(request)) return { status: 403, text: 'Forbidden', event: 'origin-refused' }
  const length = request.headers['content-length']
  if (length === undefined) return { status: 411, text: 'Length Required' }
  if (Number(length) > limitOf(request.url ?? '/'))
    return { status: 413, text: 'Content Too Large', headers: { Connection: 'close' } }
  return null
}

/** `/admin/../reserva`, in any encoding: what looks at the address before it is resolved would see another page. */
export function hasDotSegment(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.includes('\\') || /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path)
}

/** Two `Host` headers: proxies disagree about which one counts (RFC 9112, 3.2). */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i] as string)) hosts += 1
  return hosts > 1
}

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === config.baseUrl
}

function limitOf(url: string): number {
  const [path = '/'] = url.split('?')
  return largerLimits.find(([pattern]) => pattern.test(path))?.[1] ?? BODY_LIMIT
}
