import { data, isRouteErrorResponse, type ErrorResponse, type MiddlewareFunction } from 'react-router'
import { accountToasts } from '#app/accounts/toasts.ts'
import { toast } from '#app/ui/toast.tsx'

export type RouteResults = Record<string, { type: 'data' | 'error'; result: unknown }>

export const TOO_MANY_TITLE = 'Demasiadas peticiones seguidas'

const UNAVAILABLE_TITLE = 'La base de datos no responde'
const NOT_SAVED_TEXT = 'No se ha guardado nada. Lo que has escrito sigue aquí: vuelve a probarlo dentro de un momento.'

/**
 * Client middleware: when a form is answered with 503, or with 429 by a proxy, keeps the page and its fields and shows
 * a toast instead of the error page.
 */
export const stayWhileUnavailable: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const results = await next()
  if (request.method === 'GET') return results
  return Object.fromEntries(
    Object.entries(results).map(([route, { type, result }]) => [
      route,
      type === 'error' && isTemporary(result) ? stayOnPage(titleOf(result)) : { type, result },
    ]),
  )
}

function isTemporary(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && (error.status === 503 || error.status === 429)
}

function titleOf({ status, data: reason }: ErrorResponse): string {
  if (status === 429) return TOO_MANY_TITLE
  return (reason === 'check-failed' && accountToasts[reason]?.title) || UNAVAILABLE_TITLE
}

export function stayOnPage(title = UNAVAILABLE_TITLE): RouteResults[string] {
  toast.error(title, NOT_SAVED_TEXT)
  return { type: 'data', result: data(undefined, { status: 503 }) }
}
