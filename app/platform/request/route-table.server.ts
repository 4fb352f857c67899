import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { config } from '#app/config.server.ts'

type Routes = ServerBuild['routes']

let routeTable: RouteObject[] = []
let idsByPattern: ReadonlyMap<string, ReadonlySet<string>> = new Map()
/** React Router compiles every route of the table for each match: 1.3 ms. */
const patternsByPath = new Map<string, string | undefined>()
const MOST_PATHS = 500

export function registerRoutes(routes: Routes): void {
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route?.parentId === parentId)
      .flatMap((route) =>
        route
          ? [
              {
                id: route.id,
                path: route.path,
                ...(route.index ? { index: true as const } : { children: childrenOf(route.id) }),
              },
            ]
          : [],
      )
  routeTable = childrenOf(undefined)
  patternsByPath.clear()
  idsByPattern = collectIds(routes)
}

/** The ids of the routes that match `pattern`, as the router gives it to middleware, and of their parents. */
export function routeIdsOf(pattern: string): ReadonlySet<string> {
  return idsByPattern.get(withoutSlash(pattern)) ?? new Set()
}

function collectIds(routes: Routes): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const route of Object.values(routes)) {
    // A layout without a path matches with its children only.
    if (!route || (!route.path && !route.index)) continue
    const chain = withParents(route.id, routes)
    const pattern = withoutSlash(chain.flatMap(({ path }) => path || []).join('/'))
    const ids = chain.map(({ id }) => id)
    found.set(pattern, new Set([...(found.get(pattern) ?? []), ...ids]))
  }
  return found
}

function withParents(id: string | undefined, routes: Routes): NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...withParents(route.parentId, routes), route] : []
}

function withoutSlash(pattern: string): string {
  return pattern.replace(/^\//, '')
}

export function routePatternOf(pathname: string): string | undefined {
  if (!patternsByPath.has(pathname)) {
    if (patternsByPath.size >= MOST_PATHS) patternsByPath.clear()
    patternsByPath.set(pathname, findPattern(pathname))
  }
  return patternsByPath.get(pathname)
}

function findPattern(pathname: string): string | undefined {
  return matchRoutes(routeTable, pathname)
    ?.flatMap(({ route }) => (route.path ? [`/${route.path}`] : []))
    .join('')
}

/** An untrusted redirect target as a path of a known route, else null; parsed as a browser does (`//…`, `/\…`). */
export function internalPath(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, config.baseUrl)) return null
  const { origin, pathname, search } = new URL(target, config.baseUrl)
  if (origin !== config.baseUrl || pathname.startsWith('//')) return null
  const route = matchRoutes(routeTable, pathname)?.at(-1)?.route
  return route && !route.path?.endsWith('*') ? pathname + search : null
}
