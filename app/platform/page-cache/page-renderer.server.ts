import type { IncomingMessage } from 'node:http'
import { collectPageFacts } from './cache-tags.server.ts'
import { buildCachedPage, isPublic, isServerError, type CachedPage, type Private } from './cached-page.server.ts'
import type { InvalidatedTags } from './invalidation.server.ts'
import type { PageStore } from './page-store.server.ts'
import type { WholePage } from './page-bytes.ts'

/** `first` is the request that waits for the page, for fair queueing; null when a cached page exists. */
export type RenderPage = (address: string, first: IncomingMessage | null) => Promise<WholePage>

/** Renders each page once for concurrent requests, and stores it unless it was invalidated meanwhile. */
export function createPageRenderer(render: RenderPage, store: PageStore, commonHeaders: readonly string[]) {
  const rendering = new Map<string, Promise<CachedPage | Private>>()
  const activeRenders = new Set<{ invalidated: Set<string> | 'everything' }>()

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
      const { result: whole, facts } = await collectPageFacts(() => render(address, first))
      if (!isPublic(whole)) return { private: true }
      const page = await buildCachedPage(address, whole, facts, commonHeaders)
      if (isServerError(page)) return page
      page.fresh = work.invalidated !== 'everything' && facts.tags.isDisjointFrom(work.invalidated)
      store.add(page)
      return page
    } finally {
      activeRenders.delete(work)
    }
  }

  /** Requests after an invalidation start a new render. */
  function invalidate(tags: InvalidatedTags) {
    rendering.clear()
    for (const work of activeRenders) {
      if (tags === 'everything') work.invalidated = 'everything'
      else if (work.invalidated !== 'everything') for (const tag of tags) work.invalidated.add(tag)
    }
  }

  return { renderOnce, invalidate }
}
