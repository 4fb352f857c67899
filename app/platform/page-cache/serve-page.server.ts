import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from './cached-page.server.ts'
import type { WholePage } from './page-bytes.ts'
import { encode, encodingFor } from '#app/platform/request/encoding.server.ts'

const UNCACHED_BROTLI_QUALITY = 4

export type NeedsOwnPage = (address: string, cookies: string) => boolean

/** Returns false if the request needs another page. Node's header object is expensive: this reads `rawHeaders`. */
export function serveCached(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  needsOwnPage?: NeedsOwnPage,
  canRefuse = false,
): boolean {
  const { rawHeaders } = request
  let accepted: string | undefined
  let match: string | undefined
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (!isLengthOfReadHeader(name.length)) continue
    const value = rawHeaders[i + 1] as string
    switch (name.toLowerCase()) {
      case 'host':
        if (canRefuse && ++hosts > 1) return false
        break
      case 'cookie':
        if (needsOwnPage?.(page.address, value)) return false
        break
      case 'cache-control':
        if (canRefuse && value === 'no-cache') return false
        break
      case 'accept-encoding':
        accepted = value
        break
      case 'if-none-match':
        match = value
        break
    }
  }
  page.requested = true
  const variant = page.variants[encodingFor(accepted)]
  if (match !== undefined && page.status === 200 && (match === '*' || match.includes(variant.etag))) {
    response.writeHead(304, variant.notModified)
    response.end()
    return true
  }
  response.writeHead(page.status, variant.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
  return true
}

/** Saves most conversions to lower case: this runs for every header of every request. */
function isLengthOfReadHeader(length: number): boolean {
  return length === 4 || length === 6 || length === 13 || length === 15
}

export async function serveUncached(
  rendered: WholePage,
  commonHeaders: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = await encode(rendered.body, encoding, UNCACHED_BROTLI_QUALITY)
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  response.writeHead(rendered.status, [
    ...commonHeaders,
    ...[...rendered.headers].flat(),
    ...encoded,
    'Vary',
    'Accept-Encoding',
    'Content-Length',
    String(body.length),
  ])
  response.end(body)
}
