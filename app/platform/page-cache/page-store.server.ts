import type { CachedPage } from './cached-page.server.ts'
import type { InvalidatedTags } from './invalidation.server.ts'

/** Limits of the cache. Visitors can request any number of addresses that do not exist. */
export const MAX_BYTES = 64 * 1024 * 1024
const MAX_NOT_FOUND_PAGES = 200

export type PageStore = {
  get: (address: string) => CachedPage | undefined
  add: (page: CachedPage) => void
  invalidate: (tags: InvalidatedTags) => void
}

export function createPageStore(bytes: number): PageStore {
  const pages = new Map<string, CachedPage>()
  const byTag = new Map<string, Set<CachedPage>>()
  let size = 0
  let notFoundCount = 0

  function add(page: CachedPage) {
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
    if (tags === 'everything') for (const page of pages.values()) page.fresh = false
    else for (const tag of tags) for (const page of byTag.get(tag) ?? []) page.fresh = false
  }

  return { get: (address) => pages.get(address), add, invalidate }
}
