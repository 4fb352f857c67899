import { rowId } from './row-id.ts'

/**
 * The page of a public list that an address asks for by `?pagina=`, 1 where it does not; null for what is no page of
 * any list.
 */
export function pageNumber(url: URL): number | null {
  return rowId(url.searchParams.get('pagina') ?? '1')
}

/**
 * The query of such a page, behind what else names the list (`{ categoria: 'cata' }`). The first page has no number.
 */
export function pageQuery(page: number, list: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(page > 1 ? { ...list, pagina: String(page) } : list).toString()
  return query && `?${query}`
}
