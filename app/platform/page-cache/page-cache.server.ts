import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { collectPageFacts, type PageFacts } from './cache-tags.server.ts'
import type { InvalidatedTags } from './invalidation.server.ts'
import { encode, encodingFor, isCompressible, type Encoding } from '#app/platform/request/encoding.server.ts'
import { isHost } from '#app/platform/request/host-header.ts'

/** Limits of the cache. Visitors can request any number of addresses that do not exist. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_NOT_FOUND_PAGES = 200
/** While the database is unavailable, stale pages are served and it is tried again after this time. */
const UNAVAILABLE_RETRY_MS = 1_000
/** A stale page is served after this time if the database is unavailable. */
const RENDER_WAIT_MS = 3_000
/** Quality 11 would save a tenth of the bytes for thirty times the CPU time, at each new registration. */
const CACHED_BROTLI_QUALITY = 5
const UNCACHED_BROTLI_QUALITY = 4

/** For one second a shared cache takes the load, without invalidations; for a day it replaces a site that is down. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

export type PageCache = {
  /** Serves a fresh cached page synchronously; returns false when there is none or the request needs another one. */
  serveFresh: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Serves the page of an address and renders it once for concurrent requests; calls `alone` when it is private. */
  answer: (
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    servePrivate: () => void,
  ) => Promise<void>
  invalidate: (tags: InvalidatedTags) => void
}

type Options = {
  /** `first` is the request that waits for the page, for fair queueing; null when a cached page exists. */
  render: (address: string, first: IncomingMessage | null) => Promise<Response>
  needsOwnPage: (address: string, cookies: string) => boolean
  freshUntil: () => number
  catchUp: () => Promise<boolean>
  /** Headers of every response, names and values alternating. */
  commonHeaders: readonly string[]
  /** False renders every request, for measuring. */
  keep?: boolean
  bytes?: number
}

type Private = { private: true }
/** `body` is latin1: Node sends a string in one piece with the head (measured: a tenth less CPU time than a buffer). */
type Variant = { etag: string; headers: string[]; notModified: string[]; body: string }
type CachedPage = {
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

/**
 * Caches public pages as ready bytes. A page is fresh until a row with one of its tags is written, its expiry passes or
 * invalidations are no longer read. A stale page is rendered again, except while the database is unavailable.
 */
export function createPageCache({
  render,
  needsOwnPage,
  freshUntil,
  catchUp,
  commonHeaders,
  keep: enabled = true,
  bytes = MAX_BYTES,
}: Options): PageCache {
  const pages = new Map<string, CachedPage>()
  const byTag = new Map<string, Set<CachedPage>>()
  /** Renders in progress by address; an invalidation clears it. */
  const rendering = new Map<string, Promise<CachedPage | Private>>()
  const activeRenders = new Set<{ invalidated: Set<string> | 'everything' }>()
  let size = 0
  let notFoundCount = 0
  let unavailableUntil = 0

  function isFresh(page: CachedPage): boolean {
    return page.fresh && Date.now() < page.until && performance.now() < freshUntil()
  }

  function serveFresh(request: IncomingMessage, response: ServerResponse): boolean {
    const page = pages.get(request.url as string)
    if (page === undefined || !isFresh(page)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    return write(page, request, response, needsOwnPage, true)
  }

  async function answer(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    servePrivate: () => void,
  ): Promise<void> {
    if (!enabled) return serveUncached(await render(address, request), commonHeaders, request, response)
    if (request.headers['cache-control'] === 'no-cache') await catchUp()
    const cached = pages.get(address)
    if (cached && (isFresh(cached) || performance.now() < unavailableUntil))
      return void write(cached, request, response)
    const rendered = await (cached ? renderOrServeStale(cached, address) : renderOnce(address, request))
    if ('private' in rendered) servePrivate()
    else write(rendered, request, response)
  }

  async function renderOrServeStale(cached: CachedPage, address: string): Promise<CachedPage | Private> {
    const first = renderOnce(address, null)
    const rendered = await Promise.race([first, pause(RENDER_WAIT_MS, undefined, { ref: false })]).catch(
      () => undefined,
    )
    if (rendered && !isServerError(rendered)) return rendered
    if (await catchUp()) return rendered ? renderOnce(address, null) : first
    unavailableUntil = performance.now() + UNAVAILABLE_RETRY_MS
    return cached
  }

  function renderOnce(address: string, first: IncomingMessage | null): Promise<CachedPage | Private> {
    const running = rendering.get(address)
    if (running) return running
    const rendered = renderPage(address, first).finally(() => {
      if (rendering.get(address) === rendered) rendering.delete(address)
    })
    rendering.set(address, rendered)
    return rendered
  }

  async function renderPage(address: string, first: IncomingMessage | null): Promise<CachedPage | Private> {
    const work = { invalidated: new Set<string>() as Set<string> | 'everything' }
    activeRenders.add(work)
    try {
      const { result: response, facts } = await collectPageFacts(() => render(address, first))
      if (!isPublic(response)) return { private: true }
      const page = await cachedPageOf(address, response, facts, commonHeaders)
      if (isServerError(page)) return page
      page.fresh = work.invalidated !== 'everything' && facts.tags.isDisjointFrom(work.invalidated)
      keep(page)
      return page
    } finally {
      activeRenders.delete(work)
    }
  }

  function keep(page: CachedPage) {
    drop(pages.get(page.address))
    if (page.size > bytes / 8) return
    pages.set(page.address, page)
    size += page.size
    if (page.status >= 400) notFoundCount += 1
    for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(page))
    if (size > bytes || notFoundCount > MAX_NOT_FOUND_PAGES) evict()
  }

  function drop(page: CachedPage | undefined) {
    if (!page || !pages.delete(page.address)) return
    size -= page.size
    if (page.status >= 400) notFoundCount -= 1
    for (const tag of page.tags) {
      const others = byTag.get(tag)
      others?.delete(page)
      if (others?.size === 0) byTag.delete(tag)
    }
  }

  /** A page that was requested since the last eviction gets a second chance, a 404 page does not. */
  function evict() {
    for (const page of pages.values()) {
      if (size <= bytes && notFoundCount <= MAX_NOT_FOUND_PAGES) return
      if (size <= bytes && page.status < 400) continue
      if (page.requested && page.status < 400) {
        page.requested = false
        pages.delete(page.address)
        pages.set(page.address, page)
      } else drop(page)
    }
  }

  function invalidate(tags: InvalidatedTags) {
    rendering.clear()
    if (tags === 'everything') {
      for (const work of activeRenders) work.invalidated = 'everything'
      for (const page of pages.values()) page.fresh = false
      return
    }
    for (const tag of tags) {
      for (const work of activeRenders) if (work.invalidated !== 'everything') work.invalidated.add(tag)
      for (const page of byTag.get(tag) ?? []) page.fresh = false
    }
  }

  return { serveFresh, answer, invalidate }
}

/** Returns false if the request needs another page. Node's header object is expensive: this reads `rawHeaders`. */
function write(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  needsOwnPage?: Options['needsOwnPage'],
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

/** Errors are shared by the concurrent requests, but not cached. */
function isPublic({ status, headers }: Response): boolean {
  if (status >= 500) return true
  if (status !== 200 && status !== 404 && status !== 410) return false
  return !headers.has('Set-Cookie') && !/no-store|private/.test(headers.get('Cache-Control') ?? '')
}

function isServerError(rendered: CachedPage | Private): boolean {
  return 'status' in rendered && rendered.status >= 500
}

async function cachedPageOf(
  address: string,
  response: Response,
  facts: PageFacts,
  commonHeaders: readonly string[],
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('Content-Type') ?? ''
  const compressible = isCompressible(type)
  const [br, gzip] = await Promise.all([
    compressible ? encode(body, 'br', CACHED_BROTLI_QUALITY) : body,
    compressible ? encode(body, 'gzip', CACHED_BROTLI_QUALITY) : body,
  ])
  // A hash of the content: the same after a restart and in another process.
  const content = hash('sha256', body, 'base64url').slice(0, 22)
  const own = [...response.headers]
    .filter(([name]) => name !== 'cache-control' && name !== 'content-length' && name !== 'vary')
    .flat()
  const cacheControl = response.status >= 500 ? 'no-store' : (response.headers.get('Cache-Control') ?? CACHE_CONTROL)
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const etag = `"${content}-${encoding}"`
    const shared = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', 'ETag', etag]
    const encoded = compressible && encoding !== 'identity' ? ['Content-Encoding', encoding] : []
    return {
      etag,
      body: bytes.toString('latin1'),
      notModified: [...commonHeaders, ...shared],
      headers: [...commonHeaders, ...own, ...shared, ...encoded, 'Content-Length', String(bytes.length)],
    }
  }
  const variants = { br: variant('br', br), gzip: variant('gzip', gzip), identity: variant('identity', body) }
  return {
    address,
    status: response.status,
    variants,
    size: br.length + gzip.length + body.length + 8 * 1024,
    tags: facts.tags,
    until: facts.until.getTime(),
    fresh: true,
    requested: false,
  }
}

async function serveUncached(
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
