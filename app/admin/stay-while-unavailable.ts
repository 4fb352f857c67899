import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { accountToasts } from '#app/accounts/toasts.ts'
import { toast } from '#app/ui/toast.tsx'

export type RouteResults = Record<string, { type: 'data' | 'error'; result: unknown }>

export const TOO_MANY_TITLE = 'Demasiadas peticiones seguidas'
export const NO_CONNECTION_TITLE = 'No hay conexión con el servidor'

type Notice = { title: string; text: string }

const stillHere = 'Lo que has escrito sigue aquí'
const notSaved = `No se ha guardado nada. ${stillHere}: vuelve a probarlo dentro de un momento.`

const databaseAway: Notice = { title: 'La base de datos no responde', text: notSaved }

const notices: Readonly<Record<number, Notice>> = {
  403: { title: 'Acceso denegado', text: `No tienes permiso para guardarlo. ${stillHere}.` },
  404: { title: 'No encontrado', text: `Este registro ya no existe. ${stillHere}.` },
  429: { title: TOO_MANY_TITLE, text: notSaved },
  503: databaseAway,
}

const serverFailed: Notice = {
  title: 'Algo ha fallado',
  text: `No se ha podido guardar. ${stillHere}: vuelve a probarlo dentro de un momento.`,
}

/** The form may have arrived before the connection was lost. */
const connectionLost: Notice = {
  title: NO_CONNECTION_TITLE,
  text: `No sabemos si se ha guardado. ${stillHere}: vuelve a probarlo cuando haya conexión.`,
}

/** Client middleware: a form that fails keeps the page and its fields, and a toast says why. */
export const stayWhileUnavailable: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const results = await next()
  if (request.method === 'GET') return results
  return Object.fromEntries(
    Object.entries(results).map(([route, { type, result }]) => [
      route,
      // A redirect is thrown, too.
      type === 'error' && !(result instanceof Response) ? stayOnPage(noticeOf(errorOf(result))) : { type, result },
    ]),
  )
}

/** The router wraps what is not an answer with the status of the action. */
export function errorOf(result: unknown): unknown {
  return isRouteErrorResponse(result) ? result : ((result as { data?: unknown } | null)?.data ?? result)
}

/** The browser's `fetch` throws a TypeError when there is no answer. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError
}

function noticeOf(error: unknown): Notice {
  if (isConnectionLost(error)) return connectionLost
  if (!isRouteErrorResponse(error)) return serverFailed
  const notice = notices[error.status] ?? serverFailed
  const title = error.data === 'check-failed' ? accountToasts['check-failed']?.title : undefined
  return title ? { ...notice, title } : notice
}

export function stayOnPage({ title, text } = databaseAway): RouteResults[string] {
  toast.error(title, text)
  return { type: 'data', result: data(undefined, { status: 503 }) }
}
