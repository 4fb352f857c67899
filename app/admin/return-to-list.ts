import type { MiddlewareFunction } from 'react-router'
import { listAddress, rememberList } from '#app/ui/panel/list-memory.ts'
import type { RouteResults } from './stay-while-unavailable.ts'

/**
 * Client middleware: a saved form leads back to the list as it was left, with its search and its filter. A new row
 * leads to the whole list, because the filter could hide it.
 */
export const returnToList: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const results = await next()
  const { pathname, search } = new URL(request.url)
  if (request.method === 'GET') rememberList(pathname, search)
  if (request.method === 'GET' || /\/nuev[ao]$/.test(pathname)) return results
  return Object.fromEntries(
    Object.entries(results).map(([route, { type, result }]) => [route, { type, result: asItWasLeft(result) }]),
  )
}

function asItWasLeft(result: unknown): unknown {
  const target = result instanceof Response ? result.headers.get('Location') : null
  if (!(result instanceof Response) || !target?.startsWith('/')) return result
  const headers = new Headers(result.headers)
  headers.set('Location', target.includes('?') ? target : listAddress(target))
  return new Response(null, { status: result.status, headers })
}
