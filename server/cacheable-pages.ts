import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type EntryContext,
  type RouteObject,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { readWholePage, type WholePage } from '#app/platform/page-cache/page-bytes.ts'
import type { Pages, WholePages } from './page-answers.ts'

type Routes = ServerBuild['routes']
type Entry = typeof import('#app/entry.server.tsx')
type Found = StaticHandlerContext | Response | undefined

/**
 * Answers the pages that the cache keeps as React Router does, without the data for a router in the browser, which
 * public pages do not have. Its own handler answers everything else: files, redirects, failures, and pages with own
 * headers.
 */
export function createCacheablePages(build: ServerBuild, framework: Pages): WholePages {
  const handlers = new Map(
    sectionsOf(build.routes).map((section) => [section, createStaticHandler(pageRoutes(build.routes, section))]),
  )
  const { assets: manifest, future, ssr, routeDiscovery } = build
  const routeModules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module]))
  const router = { manifest, future, ssr, routeDiscovery, routeModules, isSpaMode: false } as unknown as EntryContext
  const { renderDocument } = build.entry.module as Entry
  const renderPage = async (handler: StaticHandler, request: Request): Promise<WholePage | null> => {
    const requestContext = new RouterContextProvider()
    let found = undefined as Found
    const answer = await handler.query(request, {
      requestContext,
      async generateMiddlewareResponse(query) {
        found = await query(request)
        return renderedLater
      },
    })
    if (answer !== renderedLater || !isPlainPage(found)) return null
    const page = { ...router, staticHandlerContext: found, renderMeta: {} }
    return renderDocument(request, found.statusCode, new Headers(), page, requestContext)
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    const handler = pathname.endsWith('.data') ? undefined : handlers.get(sectionOf(pathname))
    const page = handler && (await renderPage(handler, request).catch(() => null))
    return page ?? readWholePage(await framework(request))
  }
}

/** For middleware, which must not change it: the page has no headers of its own. */
const renderedLater = Response.error()

/** A refusal such as 404 is a page too. */
function isPlainPage(found: Found): found is StaticHandlerContext {
  if (!found || found instanceof Response) return false
  const { errors, loaderHeaders } = found
  return (
    Object.values(errors ?? {}).every((error) => isRouteErrorResponse(error) && error.status < 500) &&
    Object.values(loaderHeaders).every((headers) => headers.keys().next().done)
  )
}

/** The first part of a path after the language. React Router tries every route, so each section has its own few. */
function sectionOf(path: string): string {
  return (
    path
      .replace(/^\/?ca\??(?=\/|$)/, '')
      .split('/')
      .find(Boolean) ?? ''
  )
}

function sectionsOf(routes: Routes): string[] {
  return [...new Set(Object.values(routes).map((route) => sectionOf(route?.path ?? '')))]
}

/** A route without a component is a file: its loader fails here. */
function pageRoutes(routes: Routes, section: string, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive, module } = route
    if (path && ![section, '*'].includes(sectionOf(path))) return []
    const { middleware, handle } = module
    const loader = module.loader && (module.default ? module.loader : leaveFile)
    // Only whether there is one counts here.
    const ErrorBoundary = id === 'root' || module.ErrorBoundary ? () => null : undefined
    const own = { id, path, caseSensitive, middleware, loader, handle, ErrorBoundary } as RouteObject
    return index ? { ...own, index: true } : { ...own, children: pageRoutes(routes, section, id) }
  }) as RouteObject[]
}

function leaveFile(): never {
  throw new Error('a file is not a page')
}
