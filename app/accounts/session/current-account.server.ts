import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { hasSessionCookie } from './session-cookie.server.ts'
import { readVisit, type Account, type Visit } from './sessions.server.ts'

const visitOf = createContext<() => Promise<Visit>>()

/**
 * Runs around every request, data requests included: whoever asks first makes the session be read, once. What a
 * signed-in visitor gets is kept by no cache; a request without a session cookie never touches the database for it.
 */
export const accountMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  let visit: Promise<Visit> | undefined
  context.set(visitOf, () => (visit ??= readVisit(request)))
  const response = await next()
  if (!hasSessionCookie(request)) return response
  const cookies = (await visit?.catch(() => null))?.cookies ?? []
  // An action that has just begun or ended a session has the last word.
  if (!response.headers.getSetCookie().some((cookie) => cookie.includes('session_token='))) {
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  }
  if (isPage(response) || !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

/** HTML, or the same as data for a page that is already open. */
function isPage(response: Response): boolean {
  return /^text\/(html|x-script)/.test(response.headers.get('Content-Type') ?? '')
}

/** Who asks, null for an anonymous visitor. @throws when the database stays away */
export async function currentAccount(context: Readonly<RouterContextProvider>): Promise<Account | null> {
  return (await context.get(visitOf)()).account
}
