import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { hasSessionCookie } from './session-cookie.server.ts'
import { readSession, type Account, type SessionEnd, type SessionState } from './sessions.server.ts'

const visitOf = createContext<() => Promise<SessionState>>()

/**
 * Runs around every request. The session is read once, on first use; a request without a session cookie does not query
 * the database. Responses for signed-in visitors are not cached.
 */
export const accountMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  let visit: Promise<SessionState> | undefined
  context.set(visitOf, () => (visit ??= readSession(request)))
  const response = await next()
  if (!hasSessionCookie(request)) return response
  const cookies = (await visit?.catch(() => null))?.cookies ?? []
  // An action that has just started or ended a session sets its own cookie.
  if (!response.headers.getSetCookie().some((cookie) => cookie.includes('session_token='))) {
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  }
  if (isPage(response) || !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

/** HTML, or the same page as router data. */
function isPage(response: Response): boolean {
  return /^text\/(html|x-script)/.test(response.headers.get('Content-Type') ?? '')
}

/** What ended the session of the request, if it is known. */
export async function sessionEnd(context: Readonly<RouterContextProvider>): Promise<SessionEnd | undefined> {
  return (await context.get(visitOf)()).end
}

/** The signed-in account, or null. @throws when the database is unavailable */
export async function currentAccount(context: Readonly<RouterContextProvider>): Promise<Account | null> {
  return (await context.get(visitOf)()).account
}
