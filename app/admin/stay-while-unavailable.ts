import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { accountToasts } from '#app/accounts/toasts.ts'
import { documentLanguage } from '#app/i18n/language.ts'
import { toast } from '#app/ui/toast.tsx'
import { adminTexts } from './panel-texts.ts'

export type RouteResults = Record<string, { type: 'data' | 'error'; result: unknown }>

type Notice = { title: string; text: string }
type ErrorKey = 'forbidden' | 'roleLost' | 'notFound' | 'tooMany' | 'unavailable' | 'noConnection' | 'failed'

const errorKeys: Readonly<Record<number, ErrorKey>> = {
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
  503: 'unavailable',
}

/** Client middleware: a form that fails keeps the page and its fields, and a toast says why. */
export const stayWhileUnavailable: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const results = await next()
  // The answer to a second press tells what came of it.
  if (request.method === 'GET' || request.signal.aborted) return results
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

/** The browser's `fetch` throws a TypeError when there is no answer, and when none has come in time (`client.tsx`). */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

function noticeOf(error: unknown): Notice {
  // Without an answer, the form may have arrived before the connection was lost.
  if (isConnectionLost(error)) return notSavedNotice('noConnection')
  if (!isRouteErrorResponse(error)) return notSavedNotice('failed')
  if (error.data === 'role-lost') return notSavedNotice('roleLost')
  const notice = notSavedNotice(errorKeys[error.status] ?? 'failed')
  const title = error.data === 'check-failed' ? accountToasts[documentLanguage()]['check-failed']?.title : undefined
  return title ? { ...notice, title } : notice
}

function notSavedNotice(key: ErrorKey): Notice {
  const { title, notSaved } = adminTexts[documentLanguage()].errors[key]
  return { title, text: notSaved }
}

export function stayOnPage({ title, text } = notSavedNotice('unavailable')): RouteResults[string] {
  toast.error(title, text)
  return { type: 'data', result: data(undefined, { status: 503 }) }
}
