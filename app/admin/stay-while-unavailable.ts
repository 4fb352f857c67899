import { data, isRouteErrorResponse, type ErrorResponse, type MiddlewareFunction } from 'react-router'
import { accountToasts } from '#app/accounts/toasts.ts'
import { toast } from '#app/ui/toast.tsx'

/** What each route of a request has answered. */
export type RouteResults = Record<string, { type: 'data' | 'error'; result: unknown }>

const kept = 'No se ha guardado nada. Lo que has escrito sigue aquí: vuelve a probarlo dentro de un momento.'

/**
 * In the browser, around all that the panel's forms send: one that nobody could take (503: the database is away, or it
 * could not be seen who sends it) leaves its page as it is, with what was typed, and a toast says so. Otherwise the
 * screen of the fault would take its place.
 */
export const stayWhileUnavailable: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const results = await next()
  if (request.method === 'GET') return results
  return Object.fromEntries(
    Object.entries(results).map(([route, { type, result }]) => [
      route,
      type === 'error' && isUnavailable(result) ? stayOnPage(result.data) : { type, result },
    ]),
  )
}

function isUnavailable(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 503
}

/** A toast, and an answer that changes nothing on the page. */
export function stayOnPage(reason: unknown): RouteResults[string] {
  toast.error((reason === 'check-failed' && accountToasts[reason]?.title) || 'La base de datos no responde', kept)
  return { type: 'data', result: data(undefined, { status: 503 }) }
}
