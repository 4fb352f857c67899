import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { expireMemberCookies, hasMemberCookie } from './member-cookie.server.ts'
import { readMember, type Member } from './member-sessions.server.ts'

const memberOf = createContext<() => Promise<Member | null>>()

/** The session is read once, on first use. A page that has read one is stored nowhere; no other depends on it. */
export const memberMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  let visit: Promise<Member | null> | undefined
  context.set(memberOf, () => (visit ??= readMember(request)))
  const response = await next()
  if (!visit || !hasMemberCookie(request)) return response
  response.headers.set('Cache-Control', 'no-store')
  const ended = (await visit.catch(() => undefined)) === null
  if (ended && response.headers.getSetCookie().length === 0) {
    for (const cookie of expireMemberCookies()) response.headers.append('Set-Cookie', cookie)
  }
  return response
}

/** The member who has signed in, or null. @throws when the database is unavailable */
export function currentMember(context: Readonly<RouterContextProvider>): Promise<Member | null> {
  return context.get(memberOf)()
}
