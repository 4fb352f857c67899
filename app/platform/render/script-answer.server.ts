import { createContext, type EntryContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { ScriptAnswer } from '#app/platform/forms/send-form.ts'

/** A form sent by script (`send-form.ts`) gets the action's answer instead of a page. */
export function isSentByScript(request: Request): boolean {
  return request.method === 'POST' && request.headers.get('Accept') === 'application/json'
}

export function scriptAnswer(
  { staticHandlerContext: { actionData } }: EntryContext,
  status: number,
  headers: Headers,
): Response {
  const [answer = null] = Object.values(actionData ?? {})
  return Response.json({ answer } satisfies ScriptAnswer, { status, headers })
}

const actionOnly = createContext(false)

/** Whether loaders can skip their work because only the action's answer is sent. */
export function isActionOnly(context: Readonly<RouterContextProvider>): boolean {
  return context.get(actionOnly)
}

/** Sends a redirect as JSON to a form sent by script, because `fetch` would follow it. */
export const redirectAsJson: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(actionOnly, isSentByScript(request))
  const response = await next()
  const redirect = response.headers.get('Location')
  if (!redirect || !isSentByScript(request)) return response
  const headers = new Headers(response.headers)
  headers.delete('Location')
  return Response.json({ redirect } satisfies ScriptAnswer, { headers })
}
