import { legalPaths } from './legal-paths.ts'

type Parameters = Readonly<Record<string, RegExp>>

const pages = /^[1-9]\d{0,4}$/

/** Query parameters other than these are ignored; an unknown path or value is rendered for each request. */
const cachedPages: readonly (readonly [path: RegExp, parameters?: Parameters])[] = [
  [/^\/$/],
  [/^\/(club|solicitar-membresia|contacto|robots\.txt|manifest\.webmanifest)$/],
  [/^\/sitemap\.xml$/, { parte: pages }],
  [new RegExp(`^(${Object.values(legalPaths).join('|')})$`)],
  [/^\/eventos$/, { categoria: /^[a-z0-9-]{1,80}$/, pagina: pages, proximos: pages }],
  [/^\/eventos\/[1-9]\d{0,8}$/, { tab: /^multimedia$/ }],
  [/^\/eventos\/[1-9]\d{0,8}(\/inscripcion|\/espera|\.ics)$/],
  [/^\/eventos\/calendario\.ics$/],
  [/^\/restaurantes$/, { pagina: pages }],
  [/^\/restaurantes\/[1-9]\d{0,8}$/, { tab: /^(menu|chef|resenas)$/ }],
  [/^\/blog$/, { pagina: pages }],
  [/^\/blog\/rss\.xml$/],
  [/^\/blog\/[a-z0-9-]{1,120}$/],
]

/** Path and known parameters in a fixed order; null if not cacheable. A data request (`.data`) has its page's key. */
export function cachedAddress(url: string): string | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const cachedPage = cachedPages.find(([pattern]) => pattern.test(spanishPage(path)))
  if (!cachedPage) return null
  if (mark < 0) return path
  const [, parameters = {}] = cachedPage
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
  return /^\/eventos\/\d+\/(inscripcion|espera)$/.test(spanishPage(url.split('?', 1)[0] ?? ''))
}

/** `/ca/eventos` and `/eventos.data` are `/eventos`. */
function spanishPage(path: string): string {
  return path.replace(/\.data$/, '').replace(/^\/ca(?=\/|$)/, '') || '/'
}
