import { listParameters } from '#app/ui/panel/list-href.ts'

/** Rows on a page of every list of the panel. */
export const PAGE_SIZE = 25

export type ListRequest = { search: string; page: number; limit: number; offset: number }

/** What a list shows that could not be read. */
export const emptyPage = { rows: [], total: 0, more: false, reach: 0, widened: false }

/**
 * What a list's address asks for: the words searched for (at most 100 characters), and the page, from 1. Nonsense means
 * the beginning.
 */
export function readListRequest(url: URL): ListRequest {
  const search = (url.searchParams.get(listParameters.search) ?? '').normalize('NFKC').trim().slice(0, 100)
  const asked = url.searchParams.get(listParameters.page) ?? ''
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  return { search, page, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}
