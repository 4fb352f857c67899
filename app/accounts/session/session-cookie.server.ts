import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#app/platform/request/cookie-name.ts'
import { expireCookie, isSecureSite } from '#app/platform/request/cookie.server.ts'
import { sessionSecret } from '#app/platform/secrets/secrets.server.ts'

export const cookiePrefix = cookieName('cercle', isSecureSite)

const CURRENT_COOKIE = `${cookiePrefix}.session_token`
/** The name behind TLS in releases before the `__Host-` prefix. */
const LEGACY_COOKIE = '__Secure-cercle.session_token'

const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Host|Secure)-)?cercle\.session_token=([^;]*)/

/** Whether a `Cookie` header contains a session cookie; the cookie may be invalid. */
export function containsSessionCookie(cookies: string): boolean {
  return SESSION_COOKIE.test(cookies)
}

/**
 * The token of the session cookie, if its signature is valid (Better Auth: token, dot, HMAC). The session may have
 * ended, so it identifies a client but does not authenticate it.
 */
export function verifiedSessionToken(cookies: string): string | null {
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
  return containsSessionCookie(cookieHeader(request))
}

export function usesLegacyCookie(request: Request): boolean {
  return isSecureSite && !hasCookie(request, CURRENT_COOKIE) && hasCookie(request, LEGACY_COOKIE)
}

/** The request's headers with the current cookie name, which Better Auth expects. */
export function sessionHeaders(request: Request): Headers {
  if (!usesLegacyCookie(request)) return request.headers
  const headers = new Headers(request.headers)
  headers.set('Cookie', cookieHeader(request).replace(`${LEGACY_COOKIE}=`, `${CURRENT_COOKIE}=`))
  return headers
}

export function expireSessionCookies(request: Request): string[] {
  return [CURRENT_COOKIE, LEGACY_COOKIE]
    .filter((name) => hasCookie(request, name))
    .map((name) => `${expireCookie(name)}; HttpOnly`)
}

function hasCookie(request: Request, name: string): boolean {
  return cookieHeader(request)
    .split(/;\s*/)
    .some((pair) => pair.startsWith(`${name}=`))
}

function cookieHeader(request: Request): string {
  return request.headers.get('Cookie') ?? ''
}
