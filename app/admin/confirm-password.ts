import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { askPassword } from '#app/accounts/session/ask-password.ts'
import { passwordRequired } from '#app/accounts/session/password-required.ts'
import { sendForm } from '#app/platform/forms/send-form.ts'
import { stayOnPage, type RouteResults } from './stay-while-unavailable.ts'

/**
 * In the browser, around all that the panel's forms send: one that the server refuses until the password is given again
 * waits while the dialog asks, and is sent once more as it was. Whoever closes the dialog stays on the page, with what
 * was typed.
 */
export const confirmPassword: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const again = request.method === 'GET' ? null : request.clone()
  const results = await next()
  const refused = again && Object.keys(results).find((route) => asksPassword(results[route]))
  if (!again || !refused) return results
  return { ...results, [refused]: (await askPassword()) ? await repeat(again) : { type: 'data', result: undefined } }
}

function asksPassword(result: RouteResults[string] | undefined): boolean {
  return result?.type === 'error' && isRouteErrorResponse(result.result) && result.result.data === passwordRequired
}

/** Loaders of the page do not run for it: what they would note in the audit trail is noted once. */
async function repeat(request: Request): Promise<RouteResults[string]> {
  const answer = await sendForm(request.url, await request.formData())
  return answer === undefined ? stayOnPage('') : { type: 'data', result: answer }
}
