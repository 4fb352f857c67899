import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { documentLanguage } from '#app/i18n/language.ts'
import { toast } from '#app/ui/toast.tsx'
import { adminTexts } from './panel-texts.ts'
import { errorOf, isConnectionLost, type RouteResults } from './stay-while-unavailable.ts'

/** The routes around every page of the panel. */
const frameRoutes = new Set(['root', 'admin/layout'])

/**
 * Client middleware: when a read is answered with 429, or not at all, the open page keeps its data and its fields
 * (React Router keeps the data of a route without a result) and shows a toast. On the way to another page, the frame of
 * the panel stays.
 */
export const keepPageWhileRefused: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const results = await next()
  if (request.method !== 'GET') return results
  const lost = Object.values(results).some(isLost)
  if (!lost && !Object.values(results).some(isTooMany)) return results
  const isPage = 'root' in results
  if (isPage && !isOpenPage(request.url)) return withoutFrame(results)
  const { title, notRead } = adminTexts[documentLanguage()].errors[lost ? 'noConnection' : 'tooMany']
  toast.error(title, notRead)
  return isPage ? {} : withoutData(results)
}

function isTooMany({ type, result }: RouteResults[string]): boolean {
  return type === 'error' && isRouteErrorResponse(result) && result.status === 429
}

function isLost({ type, result }: RouteResults[string]): boolean {
  return type === 'error' && isConnectionLost(errorOf(result))
}

function isOpenPage(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === location.pathname && search === location.search
}

function withoutFrame(results: RouteResults): RouteResults {
  return Object.fromEntries(Object.entries(results).filter(([route]) => !frameRoutes.has(route)))
}

/** Of a fetcher: an error would replace the page. */
function withoutData(results: RouteResults): RouteResults {
  return Object.fromEntries(Object.keys(results).map((route) => [route, { type: 'data', result: undefined }]))
}
