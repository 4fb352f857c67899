import { rowId } from './ids.ts'

/** The page that a parameter names, 1 without it; null if it is invalid. */
export function pageNumber(url: URL, name = 'pagina'): number | null {
  return rowId(url.searchParams.get(name) ?? '1')
}

export function pageQuery(page: number, parameters: Readonly<Record<string, string>> = {}, name = 'pagina'): string {
  const query = new URLSearchParams(page > 1 ? { ...parameters, [name]: String(page) } : parameters).toString()
  return query && `?${query}`
}
