import type { MiddlewareFunction } from 'react-router'
import { forgetSaved } from '#app/platform/browser-storage/draft-storage.ts'
import type { RouteResults } from './stay-while-unavailable.ts'

/** Client middleware: a form that has been saved needs its draft no more. */
export const forgetSavedDraft: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const sent = request.method === 'GET' ? null : request.clone()
  const results = await next()
  if (sent && Object.values(results).some(isSaved)) forgetSaved(await sent.formData())
  return results
}

/** A save answers `ok` or leads to another page; a session that has ended leads to the sign-in. */
function isSaved({ result }: RouteResults[string]): boolean {
  if (result instanceof Response) return !result.headers.get('Location')?.startsWith('/admin/login')
  return (valueOf(result) as { ok?: boolean } | undefined)?.ok === true
}

/** `data()` wraps a value and its status. */
function valueOf(result: unknown): unknown {
  return result !== null && typeof result === 'object' && 'data' in result ? result.data : result
}
