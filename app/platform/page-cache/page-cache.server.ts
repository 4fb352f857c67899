import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { collectPageFacts, type PageFacts } from './cache-tags.server.ts'
import type { InvalidatedTags } from './invalidation.server.ts'
import { encode, encodingFor, isCompressible, type Encoding } from '#app/platform/request/encoding.server.ts'
import { isHost } from '#app/platform/request/host-header.ts'

/**
 * Bytes of all pages that are kept, and how many of them may be pages that do not exist: of those, visitors can think
 * up any number.
 */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_NOT_FOUND_PAGES = 200
/**
 * While the database is away, it is tried again once in this time, in milliseconds; in between pages come as they were.
 */
const UNAVAILABLE_RETRY_MS = 1_000
/**
 * How long a page that is kept, though stale, is waited for before the database is asked whether it is there at all, in
 * milliseconds.
 */
const RENDER_WAIT_MS = 3_000
/**
 * Brotli's quality for what is kept. 11 would save a tenth of the bytes for thirty times the work, at every chair that
 * is taken.
 */
const CACHED_BROTLI_QUALITY = 5
/** And for what is given once. */
const UNCACHED_BROTLI_QUALITY = 4

/**
 * What browsers and proxies may do with a page. A browser asks each time, and mostly hears 304. A shared cache hears no
 * notices: a second is enough to take a crowd's load, and short enough not to be noticed; when we are away it may go on
 * for a day.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

export type PageCache = {
  /**
   * Answers with the page as it is kept; false when it is not kept, or when the asker may need another. The path that
   * most requests go.
   */
  serveFresh: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * Answers with the page of this address, made once however many ask; `alone` answers instead when it is not for
   * everybody.
   */
  answer: (address: string, request: IncomingMessage, response: ServerResponse, alone: () => void) => Promise<void>
  /** To be told what has become stale. */
  invalidate: (stale: InvalidatedTags) => void
}

type Options = {
  /**
   * Makes the page of an address of ours, from the address alone. `first` only says whose turn it takes: who asks first
   * for a page that is not kept; nobody's when one that is kept has become stale.
   */
  render: (address: string, first: IncomingMessage | null) => Promise<Response>
  /** Whoever has this among the cookies needs a page of their own, or is sent elsewhere. */
  needsOwnPage: (address: string, cookies: string) => boolean
  /** Until when what is kept is known to be right; `performance.now()`. */
  freshUntil: () => number
  /** Asks the database for what has become stale; false when it is away. */
  catchUp: () => Promise<boolean>
  /** Headers of every answer, as names and values in turn. */
  everywhere: readonly string[]
  /** False to measure what a page costs: nothing is kept, and nobody waits for the page of another. */
  keep?: boolean
  bytes?: number
}

/** An answer that is not for everybody: each who asks gets one of their own. */
type Private = { private: true }
/**
 * The page in one encoding: headers and body ready to be written. The body is a string of one sign for each byte: Node
 * sends it in one piece with the head, where a buffer would be a second piece (measured: a tenth less work for each
 * answer).
 */
type Variant = { etag: string; headers: string[]; notModified: string[]; body: string }
type CachedPage = {
  address: string
  status: number
  variants: Record<Encoding, Variant>
  size: number
  tags: ReadonlySet<string>
  until: number
  /** False once it is known to be stale; it stays for the time when no other can be made. */
  fresh: boolean
  /** Asked for since the cache was last tidied. */
  asked: boolean
}

/**
 * Public pages as ready bytes, in front of everything else. A page is right until one of the rows that it has read is
 * written (`forget`), until its own time is over, and only as long as notices are being read. A stale page is made anew
 * before it is given to anybody; while the database is away it is given as it was.
 */
export function createPageCache({
  render,
  needsOwnPage,
  freshUntil,
  catchUp,
  everywhere,
  keep: keeps = true,
  bytes = MAX_BYTES,
}: Options): PageCache {
  const pages = new Map<string, CachedPage>()
  const byTag = new Map<string, Set<CachedPage>>()
  /** What is being made right now, by address; whoever asks after a notice begins anew. */
  const rendering = new Map<string, Promise<CachedPage | Private>>()
  const underWay = new Set<{ meanwhile: Set<string> | 'everything' }>()
  let size = 0
  let lost = 0
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
    alone: () => void,
  ): Promise<void> {
    if (!keeps) return serveUncached(await render(address, request), everywhere, request, response)
    if (request.headers['cache-control'] === 'no-cache') await catchUp()
    const kept = pages.get(address)
    if (kept && (isFresh(kept) || performance.now() < unavailableUntil)) return void write(kept, request, response)
    const made = await (kept ? renderOrServeStale(kept, address) : renderOnce(address, request))
    if ('private' in made) alone()
    else write(made, request, response)
  }

  /**
   * The page made anew; as it was kept when it cannot be made because the database is away. One that has come back is
   * tried once more.
   */
  async function renderOrServeStale(kept: CachedPage, address: string): Promise<CachedPage | Private> {
    const first = renderOnce(address, null)
    const made = await Promise.race([first, pause(RENDER_WAIT_MS, undefined, { ref: false })]).catch(() => undefined)
    if (made && !isServerError(made)) return made
    if (await catchUp()) return made ? renderOnce(address, null) : first
    unavailableUntil = performance.now() + UNAVAILABLE_RETRY_MS
    return kept
  }

  function renderOnce(address: string, first: IncomingMessage | null): Promise<CachedPage | Private> {
    const begun = rendering.get(address)
    if (begun) return begun
    const made = renderPage(address, first).finally(() => {
      if (rendering.get(address) === made) rendering.delete(address)
    })
    rendering.set(address, made)
    return made
  }

  async function renderPage(address: string, first: IncomingMessage | null): Promise<CachedPage | Private> {
    const work = { meanwhile: new Set<string>() as Set<string> | 'everything' }
    underWay.add(work)
    try {
      const { made: response, facts } = await collectPageFacts(() => render(address, first))
      if (!isPublic(response)) return { private: true }
      const page = await cachedPageOf(address, response, facts, everywhere)
      if (isServerError(page)) return page
      page.fresh = work.meanwhile !== 'everything' && facts.tags.isDisjointFrom(work.meanwhile)
      keep(page)
      return page
    } finally {
      underWay.delete(work)
    }
  }

  function keep(page: CachedPage) {
    drop(pages.get(page.address))
    if (page.size > bytes / 8) return
    pages.set(page.address, page)
    size += page.size
    if (page.status >= 400) lost += 1
    for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(page))
    if (size > bytes || lost > MAX_NOT_FOUND_PAGES) evict()
  }

  function drop(page: CachedPage | undefined) {
    if (!page || !pages.delete(page.address)) return
    size -= page.size
    if (page.status >= 400) lost -= 1
    for (const tag of page.tags) {
      const others = byTag.get(tag)
      others?.delete(page)
      if (others?.size === 0) byTag.delete(tag)
    }
  }

  /** From the oldest on; who has been asked for meanwhile gets another round. A page that does not exist gets none. */
  function evict() {
    for (const page of pages.values()) {
      if (size <= bytes && lost <= MAX_NOT_FOUND_PAGES) return
      if (size <= bytes && page.status < 400) continue
      if (page.asked && page.status < 400) {
        page.asked = false
        pages.delete(page.address)
        pages.set(page.address, page)
      } else drop(page)
    }
  }

  function invalidate(stale: InvalidatedTags) {
    rendering.clear()
    if (stale === 'everything') {
      for (const work of underWay) work.meanwhile = 'everything'
      for (const page of pages.values()) page.fresh = false
      return
    }
    for (const tag of stale) {
      for (const work of underWay) if (work.meanwhile !== 'everything') work.meanwhile.add(tag)
      for (const page of byTag.get(tag) ?? []) page.fresh = false
    }
  }

  return { serveFresh, answer, invalidate }
}

/**
 * Writes the page; false when the asker's cookies ask for another one, or (`mayRefuse`) when it is to be as it is now,
 * which takes a look at the notices. Reads the headers as they came: Node's own object of them is dear.
 */
function write(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  needsOwnPage?: Options['needsOwnPage'],
  mayRefuse = false,
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
    if (mayRefuse && isHost(name) && ++hosts > 1) return false
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') accepted = rawHeaders[i + 1]
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') match = rawHeaders[i + 1]
    else if (
      name.length === 13 &&
      mayRefuse &&
      name.toLowerCase() === 'cache-control' &&
      rawHeaders[i + 1] === 'no-cache'
    )
      return false
  }
  page.asked = true
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

/**
 * Whether the answer may be given to others: a page, found or not, or a fault of ours; none of them says anything about
 * one visitor.
 */
function isPublic({ status, headers }: Response): boolean {
  if (status >= 500) return true
  if (status !== 200 && status !== 404 && status !== 410) return false
  return !headers.has('Set-Cookie') && !/no-store|private/.test(headers.get('Cache-Control') ?? '')
}

function isServerError(made: CachedPage | Private): boolean {
  return 'status' in made && made.status >= 500
}

async function cachedPageOf(
  address: string,
  response: Response,
  facts: PageFacts,
  everywhere: readonly string[],
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('Content-Type') ?? ''
  const compressible = isCompressible(type)
  const [br, gzip] = await Promise.all([
    compressible ? encode(body, 'br', CACHED_BROTLI_QUALITY) : body,
    compressible ? encode(body, 'gzip', CACHED_BROTLI_QUALITY) : body,
  ])
  // From what the page says, not from when it was made: after a restart, and from another process, it is the same.
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
      notModified: [...everywhere, ...shared],
      headers: [...everywhere, ...own, ...shared, ...encoded, 'Content-Length', String(bytes.length)],
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
    asked: false,
  }
}

/** A page that is not kept: made, compressed and given once. */
async function serveUncached(
  made: Response,
  everywhere: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = await encode(Buffer.from(await made.arrayBuffer()), encoding, UNCACHED_BROTLI_QUALITY)
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  response.writeHead(made.status, [
    ...everywhere,
    ...[...made.headers].flat(),
    ...encoded,
    'Vary',
    'Accept-Encoding',
    'Content-Length',
    String(body.length),
  ])
  response.end(body)
}
