import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#app/platform/request/cookie-name.ts'
import { expireCookie, isSecureSite } from '#app/platform/request/cookie.server.ts'
import { sessionSecret } from '#app/platform/secrets/secrets.server.ts'

export const cookiePrefix = cookieName('cercle', isSecureSite)

const CURRENT_COOKIE = `${cookiePrefix}.session_token`
/** The name behind TLS in releases before the `__Host-` prefix. */
const OLDER_COOKIE = '__Secure-cercle.session_token'

const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Host|Secure)-)?cercle\.session_token=([^;]*)/

/** Whether a `Cookie` header contains a session cookie; the cookie may be invalid. */
export function holdsSession(cookies: string): boolean {
  return SESSION_COOKIE.test(cookies)
}

/**
 * The token of the session cookie, if its signature is valid (Better Auth: token, dot, HMAC). The session may have
 * ended, so it identifies a client but does not authenticate it.
 */
export function signedSession(cookies: string): string | null {
  const [token, signature = ''] = (SESSION_COOKIE.exec(cookies)?.[1] ?? '').split('.')
  if (!token) return null
  const expected = createHmac('sha256', sessionSecret()).update(token).digest('base64')
  return isEqual(signature, encodeURIComponent(expected)) ? token : null
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function hasSessionCookie(request: Request): boolean {
  return holdsSession(cookiesOf(request))
}

export function usesOlderCookie(request: Request): boolean {
  return isSecureSite && !has(request, CURRENT_COOKIE) && has(request, OLDER_COOKIE)
}

/** The request's headers with the current cookie name, which Better Auth expects. */
export function sessionHeaders(request: Request): Headers {
  if (!usesOlderCookie(request)) return request.headers
  const headers = new Headers(request.headers)
  headers.set('Cookie', cookiesOf(request).replace(`${OLDER_COOKIE}=`, `${CURRENT_COOKIE}=`))
  return headers
}

export function forgetSession(request: Request): string[] {
  return [CURRENT_COOKIE, OLDER_COOKIE]
    .filter((name) => has(request, name))
    .map((name) => `${expireCookie(name)}; HttpOnly`)
}

function has(request: Request, name: string): boolean {
  return cookiesOf(request)
    .split(/;\s*/)
    .some((pair) => pair.startsWith(`${name}=`))
}

function cookiesOf(request: Request): string {
  return request.headers.get('Cookie') ?? ''
}
