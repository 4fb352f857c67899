import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from './cached-page.server.ts'
import { encode, encodingFor } from '#app/platform/request/encoding.server.ts'
import { isHost } from '#app/platform/request/host-header.ts'

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
    if (
      name.length === 6 &&
      needsOwnPage &&
      name.toLowerCase() === 'cookie' &&
      needsOwnPage(page.address, rawHeaders[i + 1] as string)
    )
      return false
    if (canRefuse && isHost(name) && ++hosts > 1) return false
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') accepted = rawHeaders[i + 1]
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') match = rawHeaders[i + 1]
    else if (
      name.length === 13 &&
      canRefuse &&
      name.toLowerCase() === 'cache-control' &&
      rawHeaders[i + 1] === 'no-cache'
    )
      return false
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
  else response.end(variant.body, 'latin1')
  return true
}

export async function serveUncached(
  rendered: Response,
  commonHeaders: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = await encode(Buffer.from(await rendered.arrayBuffer()), encoding, UNCACHED_BROTLI_QUALITY)
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
