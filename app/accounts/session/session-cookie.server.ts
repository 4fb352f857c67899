import { createHmac } from 'node:crypto'
import { cookieName } from '#app/platform/request/cookie-name.ts'
import { expireCookie, isSecureSite, readCookie, siteCookie } from '#app/platform/request/cookie.server.ts'
import { hashToken, sessionSecret } from '#app/platform/secrets/secrets.server.ts'
import { IDLE_SECONDS } from './session-lifetime.ts'

const NAME = 'cercle.session_token'
const CURRENT_COOKIE = cookieName(NAME, isSecureSite)
/** The name behind TLS in releases before the `__Host-` prefix. */
const LEGACY_COOKIE = `__Secure-${NAME}`

const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Host|Secure)-)?cercle\.session_token=/

/** Whether a `Cookie` header contains a session cookie; the cookie may be invalid. */
export function containsSessionCookie(cookies: string): boolean {
  return SESSION_COOKIE.test(cookies)
}

export function hasSessionCookie(request: Request): boolean {
  return containsSessionCookie(cookieHeader(request))
}

/** The cookie of a session: token, dot, HMAC. Processes of the previous release read and write the same. */
export function sessionCookie(token: string): string {
  return `${siteCookie(NAME, `${token}.${signatureOf(token)}`, IDLE_SECONDS)}; HttpOnly`
}

type SessionCookie = { token: string; isLegacy: boolean }

/**
 * The session cookie of a `Cookie` header, if its signature is valid. The session may have ended, so it identifies a
 * client but does not authenticate it.
 */
export function readSessionCookie(cookies: string): SessionCookie | null {
  const current = readCookie(cookies, CURRENT_COOKIE)
  const isLegacy = isSecureSite && current === undefined
  const value = isLegacy ? readCookie(cookies, LEGACY_COOKIE) : current
  const [token = '', signature = ''] = (value ?? '').split('.')
  return token && hashToken(signature) === hashToken(signatureOf(token)) ? { token, isLegacy } : null
}

export function sessionCookieOf(request: Request): SessionCookie | null {
  return readSessionCookie(cookieHeader(request))
}

/** As in the cookie, where base64 must be encoded. */
function signatureOf(token: string): string {
  return encodeURIComponent(createHmac('sha256', sessionSecret()).update(token).digest('base64'))
}

export function expireSessionCookies(request: Request): string[] {
  return [CURRENT_COOKIE, LEGACY_COOKIE]
    .filter((name) => readCookie(cookieHeader(request), name) !== undefined)
    .map((name) => `${expireCookie(name)}; HttpOnly`)
}

function cookieHeader(request: Request): string {
  return request.headers.get('Cookie') ?? ''
}
