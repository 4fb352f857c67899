import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#app/platform/request/cookie-name.ts'
import { expireCookie, isSecureSite } from '#app/platform/request/cookie.server.ts'
import { sessionSecret } from '#app/platform/secrets/secrets.server.ts'

/** Better Auth's cookies are named `<prefix>.session_token` and so on. */
export const cookiePrefix = cookieName('cercle', isSecureSite)

const CURRENT_COOKIE = `${cookiePrefix}.session_token`
/** As releases before the `__Host-` prefix have named it behind TLS. */
const OLDER_COOKIE = '__Secure-cercle.session_token'

const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Host|Secure)-)?cercle\.session_token=([^;]*)/

/** Whether a `Cookie` header says that it belongs to somebody; whether that is true only the database knows. */
export function holdsSession(cookies: string): boolean {
  return SESSION_COOKIE.test(cookies)
}

/**
 * The token of the session that a `Cookie` header names, if this product has signed it (Better Auth: token, dot, HMAC).
 * The session may have ended since: enough to tell clients apart, not to let anybody in.
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

/** Whether a request names its session by the older cookie alone. */
export function usesOlderCookie(request: Request): boolean {
  return isSecureSite && !has(request, CURRENT_COOKIE) && has(request, OLDER_COOKIE)
}

/** The headers of a request as Better Auth reads them, which knows one name only. */
export function sessionHeaders(request: Request): Headers {
  if (!usesOlderCookie(request)) return request.headers
  const headers = new Headers(request.headers)
  headers.set('Cookie', cookiesOf(request).replace(`${OLDER_COOKIE}=`, `${CURRENT_COOKIE}=`))
  return headers
}

/** Makes a browser forget the session that it has named. */
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
