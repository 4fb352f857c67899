import { rowId } from './ids.ts'

/** The page of `?pagina=`, 1 without it; null if it is invalid. */
export function pageNumber(url: URL): number | null {
  return rowId(url.searchParams.get('pagina') ?? '1')
}

export function pageQuery(page: number, parameters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(page > 1 ? { ...parameters, pagina: String(page) } : parameters).toString()
  return query && `?${query}`
}
