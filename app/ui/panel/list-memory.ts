/** The search, filter, order and page with which each list was last shown in this tab, by path. */
const searches = new Map<string, string>()

/** Only in the browser. */
export function rememberList(path: string, search: string): void {
  searches.set(path, search)
}

export function listAddress(path: string): string {
  return path + (searches.get(path) ?? '')
}
