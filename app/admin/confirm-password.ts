import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { passwordQuestion } from '#app/accounts/session/ask-password.ts'
import { passwordRequired } from '#app/accounts/session/password-required.ts'
import { sendForm } from '#app/platform/forms/send-form.ts'
import { stayOnPage, type RouteResults } from './stay-while-unavailable.ts'

/**
 * Client middleware: when an action needs a recent password, opens the dialog and sends the form again. Closing the
 * dialog keeps the page and its fields.
 */
export const confirmPassword: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const copy = request.method === 'GET' ? null : request.clone()
  const results = await next()
  const refused = copy && Object.keys(results).find((route) => needsPassword(results[route]))
  if (!copy || !refused) return results
  return {
    ...results,
    [refused]: (await passwordQuestion.ask(true)) ? await sendAgain(copy) : { type: 'data', result: undefined },
  }
}

function needsPassword(result: RouteResults[string] | undefined): boolean {
  return result?.type === 'error' && isRouteErrorResponse(result.result) && result.result.data === passwordRequired
}

/** The loaders of the page do not run again, so that their audit events are not duplicated. */
async function sendAgain(request: Request): Promise<RouteResults[string]> {
  const answer = await sendForm(request.url, await request.formData())
  return answer === undefined || answer === null ? stayOnPage() : { type: 'data', result: answer }
}
