import { createContext, type EntryContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { ScriptAnswer } from '#app/platform/forms/send-form.ts'

/** Whether a form of ours was sent by script (`send-form.ts`), which wants what the action says instead of a page. */
export function isSentByScript(request: Request): boolean {
  return request.method === 'POST' && request.headers.get('Accept') === 'application/json'
}

/** What the action has said, with its status; null where it has thrown. */
export function scriptAnswer(
  { staticHandlerContext: { actionData } }: EntryContext,
  status: number,
  headers: Headers,
): Response {
  const [answer = null] = Object.values(actionData ?? {})
  return Response.json({ answer } satisfies ScriptAnswer, { status, headers })
}

const noPage = createContext(false)

/** Whether this request is answered with what its action says alone: nothing has to be read for a page. */
export function needsNoPage(context: Readonly<RouterContextProvider>): boolean {
  return context.get(noPage)
}

/** A redirect is told, not followed: it leads the page somewhere, not the script. */
export const redirectsAsAnswers: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(noPage, isSentByScript(request))
  const response = await next()
  const redirect = response.headers.get('Location')
  if (!redirect || !isSentByScript(request)) return response
  const headers = new Headers(response.headers)
  headers.delete('Location')
  return Response.json({ redirect } satisfies ScriptAnswer, { headers })
}
