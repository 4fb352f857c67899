import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { config } from '#app/config.server.ts'

let routeTable: RouteObject[] = []

export function registerRoutes(routes: ServerBuild['routes']): void {
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
}

export function routePatternOf(pathname: string): string | undefined {
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
