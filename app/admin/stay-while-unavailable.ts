import { data, isRouteErrorResponse, type ErrorResponse, type MiddlewareFunction } from 'react-router'
import { accountToasts } from '#app/accounts/toasts.ts'
import { toast } from '#app/ui/toast.tsx'

export type RouteResults = Record<string, { type: 'data' | 'error'; result: unknown }>

const NOT_SAVED_TEXT = 'No se ha guardado nada. Lo que has escrito sigue aquí: vuelve a probarlo dentro de un momento.'

/**
 * Client middleware: when the server answers a form with 503, keeps the page and its fields and shows a toast instead
 * of the error page.
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

export function stayOnPage(reason: unknown): RouteResults[string] {
  toast.error(
    (reason === 'check-failed' && accountToasts[reason]?.title) || 'La base de datos no responde',
    NOT_SAVED_TEXT,
  )
  return { type: 'data', result: data(undefined, { status: 503 }) }
}
