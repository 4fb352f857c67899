export const listParameters = { search: 'q', page: 'pagina', sort: 'orden', lacks: 'falta' } as const

/** Null removes a parameter. Resets the page unless the page is changed. */
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

/** The parameters that a form with these fields keeps: all other ones but the page. */
export function otherParameters(search: string, names: readonly string[]): Record<string, string> {
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== listParameters.page && !names.includes(name),
  )
  return Object.fromEntries(kept)
}
