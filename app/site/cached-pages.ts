import { pageNumber, type CachedPage } from '#app/noun.ts'
import { nouns } from '#app/nouns.ts'
import { legalPaths } from './legal-paths.ts'

/** An unknown path or value of a parameter is rendered for each request. */
const cachedPages: readonly CachedPage[] = [
  { path: /^\/$/ },
  { path: /^\/(club|robots\.txt|manifest\.webmanifest)$/ },
  { path: /^\/sitemap\.xml$/, parameters: { parte: pageNumber } },
  { path: new RegExp(`^(${Object.values(legalPaths).join('|')})$`) },
  ...nouns.flatMap((noun) => noun.cachedPages ?? []),
]

/** Path and known parameters in a fixed order; null if not cacheable. A data request (`.data`) has its page's key. */
export function cachedAddress(url: string): string | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const cachedPage = findCachedPage(path)
  if (!cachedPage) return null
  if (mark < 0) return path
  const { parameters = {} } = cachedPage
  const query = new URLSearchParams(url.slice(mark))
  // A link with a token (a preview) shows more than the page.
  if (query.has('_routes') || query.has('token')) return null
  const known = new URLSearchParams()
  for (const [name, values] of Object.entries(parameters)) {
    const given = query.getAll(name)
    if (given.length === 0) continue
    const [value = ''] = given
    if (given.length > 1 || !values.test(value)) return null
    known.set(name, value)
  }
  return known.size > 0 ? `${path}?${known}` : path
}

/** The cached pages that are other ones for a member who has signed in. */
export function isMembersPage(url: string): boolean {
  return findCachedPage(url.split('?', 1)[0] ?? '')?.forMembers ?? false
}

function findCachedPage(path: string): CachedPage | undefined {
  const spanish = spanishPage(path)
  return cachedPages.find((page) => page.path.test(spanish))
}

/** `/ca/eventos` and `/eventos.data` are `/eventos`. */
function spanishPage(path: string): string {
  return path.replace(/\.data$/, '').replace(/^\/ca(?=\/|$)/, '') || '/'
}
