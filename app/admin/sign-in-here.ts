import { data, redirect, type MiddlewareFunction } from 'react-router'
import { askToSignIn, endOfSession } from '#app/accounts/session/session-over.ts'
import type { RouteResults } from './stay-while-unavailable.ts'

/**
 * Client middleware: when the session has ended, the person signs in again in a dialog over the page. A form stays
 * as it is, to be sent again by hand; a page that was on the way is opened; a part of the page is read again.
 */
export const signInHere: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const results = await next()
  const refused = Object.keys(results).filter((route) => targetOf(results[route]))
  const reason = endOfSession(targetOf(results[refused[0] ?? '']) ?? '')
  if (!reason) return results
  if (request.method !== 'GET') {
    await askToSignIn({ reason, refused: 'form' })
    return withResult(results, refused, { type: 'data', result: data(undefined, { status: 401 }) })
  }
  // React Router reads the root with a page, and without it with a fetcher.
  const isPage = 'root' in results
  const signedIn = await askToSignIn({ reason, refused: isPage ? 'page' : 'part' })
  if (isPage) return signedIn ? withResult(results, refused, openAgain(request.url)) : results
  return withResult(results, refused, { type: 'data', result: undefined })
}

function targetOf(result: RouteResults[string] | undefined): string | null {
  return result?.result instanceof Response ? result.result.headers.get('Location') : null
}

function openAgain(address: string): RouteResults[string] {
  const { pathname, search } = new URL(address)
  return { type: 'error', result: redirect(pathname + search) }
}

function withResult(results: RouteResults, routes: string[], result: RouteResults[string]): RouteResults {
  return { ...results, ...Object.fromEntries(routes.map((route) => [route, result])) }
}
