import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isServerError, isUnavailable, type CachedPage, type Private } from './cached-page.server.ts'
import type { InvalidatedTags } from './invalidation.server.ts'
import { createPageRenderer, type RenderPage } from './page-renderer.server.ts'
import { createPageStore, MAX_BYTES } from './page-store.server.ts'
import { serveCached, serveUncached, type NeedsOwnPage } from './serve-page.server.ts'

/** While the database is unavailable, stale pages are served and it is tried again after this time. */
const UNAVAILABLE_RETRY_MS = 1_000
/**
 * A stale page is served after the first time if the database is unavailable, and after the second although
 * invalidations are read again: the connections of the pages may still wait for a network that was cut.
 */
const RENDER_WAITS_MS = [3_000, 6_000] as const

export type PageCache = {
  /** Serves a fresh cached page synchronously; returns false when there is none or the request needs another one. */
  serveFresh: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Serves the page of an address, rendered once for concurrent requests; a private one with `servePrivate`. */
  answer: (
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    servePrivate: () => void,
  ) => Promise<void>
  invalidate: (tags: InvalidatedTags) => void
}

type Options = {
  render: RenderPage
  needsOwnPage: NeedsOwnPage
  freshUntil: () => number
  catchUp: () => Promise<boolean>
  /** Headers of every response, names and values alternating. */
  commonHeaders: readonly string[]
  /** False renders every request, for measuring. */
  keep?: boolean
  bytes?: number
  waitsMs?: readonly [number, number]
}

/** Undefined when it takes longer. */
function settleWithin<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([work, pause(ms, undefined, { ref: false })])
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
  waitsMs = RENDER_WAITS_MS,
}: Options): PageCache {
  const store = createPageStore(bytes)
  const renderer = createPageRenderer(render, store, commonHeaders)
  let unavailableUntil = 0

  function isFresh(page: CachedPage): boolean {
    return page.fresh && Date.now() < page.until && performance.now() < freshUntil()
  }

  function serveFresh(request: IncomingMessage, response: ServerResponse): boolean {
    const page = store.get(request.url as string)
    if (page === undefined || !isFresh(page)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    return serveCached(page, request, response, needsOwnPage, true)
  }

  async function answer(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    servePrivate: () => void,
  ): Promise<void> {
    if (!enabled) return serveUncached(await render(address, request), commonHeaders, request, response)
    if (request.headers['cache-control'] === 'no-cache') await catchUp()
    const cached = store.get(address)
    if (cached && (isFresh(cached) || performance.now() < unavailableUntil))
      return void serveCached(cached, request, response)
    const rendered = await (cached ? renderOrServeStale(cached, address) : renderer.renderOnce(address, request))
    if ('private' in rendered) servePrivate()
    else serveCached(rendered, request, response)
  }

  async function renderOrServeStale(cached: CachedPage, address: string): Promise<CachedPage | Private> {
    const first = renderer.renderOnce(address, null)
    const rendered = await settleWithin(first, waitsMs[0]).catch(() => undefined)
    if (rendered && !isServerError(rendered)) return rendered
    if (await catchUp()) {
      const again = await settleWithin(rendered ? renderer.renderOnce(address, null) : first, waitsMs[1])
      // Invalidations can be read again before the connections of the pages are replaced.
      if (again && !isUnavailable(again)) return again
    }
    unavailableUntil = performance.now() + UNAVAILABLE_RETRY_MS
    return cached
  }

  function invalidate(tags: InvalidatedTags) {
    renderer.invalidate(tags)
    store.invalidate(tags)
  }

  return { serveFresh, answer, invalidate }
}
