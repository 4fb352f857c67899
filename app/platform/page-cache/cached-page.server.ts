import { hash } from 'node:crypto'
import type { PageFacts } from './cache-tags.server.ts'
import type { WholePage } from './page-bytes.ts'
import { encode, isCompressible, type Encoding } from '#app/platform/request/encoding.server.ts'

/** Quality 11 would save a tenth of the bytes for thirty times the CPU time, at each new registration. */
const CACHED_BROTLI_QUALITY = 9

/** For one second a shared cache takes the load, without invalidations; for a day it replaces a site that is down. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

/** A response for one visitor. */
export type Private = { private: true }
type Variant = { etag: string; headers: string[]; notModified: string[]; body: Buffer }
export type CachedPage = {
  address: string
  status: number
  variants: Record<Encoding, Variant>
  size: number
  tags: ReadonlySet<string>
  until: number
  /** A stale page stays as the fallback while the database is unavailable. */
  fresh: boolean
  /** Since the last eviction. */
  requested: boolean
}

/** Errors are shared by the concurrent requests, but not cached. */
export function isPublic({ status, headers }: WholePage): boolean {
  if (status >= 500) return true
  if (status !== 200 && status !== 404 && status !== 410) return false
  return !headers.has('Set-Cookie') && !/no-store|private/.test(headers.get('Cache-Control') ?? '')
}

export function isServerError(rendered: CachedPage | Private): boolean {
  return 'status' in rendered && rendered.status >= 500
}

export function isUnavailable(rendered: CachedPage | Private): boolean {
  return 'status' in rendered && rendered.status === 503
}

export async function buildCachedPage(
  address: string,
  { status, headers, body }: WholePage,
  facts: PageFacts,
  commonHeaders: readonly string[],
): Promise<CachedPage> {
  const type = headers.get('Content-Type') ?? ''
  const compressible = isCompressible(type)
  const [br, gzip] = await Promise.all([
    compressible ? encode(body, 'br', CACHED_BROTLI_QUALITY) : body,
    compressible ? encode(body, 'gzip', CACHED_BROTLI_QUALITY) : body,
  ])
  // A hash of the content: the same after a restart and in another process.
  const content = hash('sha256', body, 'base64url').slice(0, 22)
  const own = [...headers]
    .filter(([name]) => name !== 'cache-control' && name !== 'content-length' && name !== 'vary')
    .flat()
  const cacheControl = status >= 500 ? 'no-store' : (headers.get('Cache-Control') ?? CACHE_CONTROL)
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = `"${content}-${encoding}"`
    const shared = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', 'ETag', etag]
    const encoded = compressible && encoding !== 'identity' ? ['Content-Encoding', encoding] : []
    return {
      etag,
      body,
      notModified: [...commonHeaders, ...shared],
      headers: [...commonHeaders, ...own, ...shared, ...encoded, 'Content-Length', String(body.length)],
    }
  }
  const variants = { br: variant('br', br), gzip: variant('gzip', gzip), identity: variant('identity', body) }
  return {
    address,
    status,
    variants,
    size: br.length + gzip.length + body.length + 8 * 1024,
    tags: facts.tags,
    until: facts.until.getTime(),
    fresh: true,
    requested: false,
  }
}
