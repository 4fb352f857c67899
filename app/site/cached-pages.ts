import { legalPaths } from './legal-paths.ts'

/** A query parameter that a page reads, and the values that it knows. */
type Parameters = Readonly<Record<string, RegExp>>

const pages = /^[1-9]\d{0,4}$/

/**
 * Pages that may be kept for everybody, by Spanish path, and the parameters that each reads. Whatever else stands in a
 * query (a newsletter's marks) is neither part of the page's name nor shown to it. A page that is not named here, or a
 * value that is odd, is made for each who asks.
 */
const cachedPages: readonly (readonly [path: RegExp, parameters?: Parameters])[] = [
  [/^\/$/],
  [/^\/(club|solicitar-membresia|contacto|robots\.txt)$/],
  [/^\/sitemap\.xml$/, { parte: pages }],
  [new RegExp(`^(${Object.values(legalPaths).join('|')})$`)],
  [/^\/eventos$/, { categoria: /^[a-z0-9-]{1,80}$/, pagina: pages }],
  [/^\/eventos\/[1-9]\d{0,8}$/, { tab: /^multimedia$/ }],
  [/^\/eventos\/[1-9]\d{0,8}(\/inscripcion|\.ics)$/],
  [/^\/eventos\/calendario\.ics$/],
  [/^\/restaurantes$/, { pagina: pages }],
  [/^\/restaurantes\/[1-9]\d{0,8}$/, { tab: /^(menu|chef|resenas)$/ }],
  [/^\/blog$/, { pagina: pages }],
  [/^\/blog\/rss\.xml$/],
  [/^\/blog\/[a-z0-9-]{1,120}$/],
]

/**
 * The one name of a page that may be kept, from the address that was asked for: path, and known parameters in a fixed
 * order; null for all others. Data requests of a page belong to it, unless they ask for a part.
 */
export function cachedAddress(url: string): string | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const found = cachedPages.find(([pattern]) => pattern.test(spanishPage(path)))
  if (!found) return null
  if (mark < 0) return path
  const [, parameters = {}] = found
  const asked = new URLSearchParams(url.slice(mark))
  if (asked.has('_routes')) return null
  const known = new URLSearchParams()
  for (const [name, values] of Object.entries(parameters)) {
    const given = asked.getAll(name)
    if (given.length === 0) continue
    const [value = ''] = given
    if (given.length > 1 || !values.test(value)) return null
    known.set(name, value)
  }
  return known.size > 0 ? `${path}?${known}` : path
}

/** `/ca/eventos` and `/eventos.data` are `/eventos`. */
function spanishPage(path: string): string {
  return path.replace(/\.data$/, '').replace(/^\/ca(?=\/|$)/, '') || '/'
}
