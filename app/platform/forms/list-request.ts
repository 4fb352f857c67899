import { listParameters } from '#app/ui/panel/list-href.ts'

export const PAGE_SIZE = 25

export type ListRequest = { search: string; page: number; limit: number; offset: number }

export const emptyPage = { rows: [], total: 0, more: false, reach: 0, widened: false }

/** Reads the search (at most 100 characters) and the page (from 1) of a list's address; an invalid page is page 1. */
export function readListRequest(url: URL): ListRequest {
  const search = (url.searchParams.get(listParameters.search) ?? '').normalize('NFKC').trim().slice(0, 100)
  const requested = url.searchParams.get(listParameters.page) ?? ''
  const page = /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : 1
  return { search, page, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}
