/** Where a list's state stands in its address; `pagina` begins at 1. */
export const listParameters = { search: 'q', page: 'pagina', sort: 'orden' } as const

/**
 * The list with some of its state changed (null takes a parameter away): always back on the first page unless the page
 * is what changes.
 * @param search `location.search` of the list now
 */
export function listHref(search: string, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  next.delete(listParameters.page)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text ? `?${text}` : '?'
}
