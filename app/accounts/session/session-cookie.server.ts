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

/** What the cookie is bound to: another account or start in the session's row makes the cookie invalid. */
type SessionOwner = { userId: string; createdAt: Date }

/** The cookie of a session: token, HMAC of the token, HMAC of token, account and start. */
export function sessionCookie(token: string, owner: SessionOwner): string {
  const value = `${token}.${signatureOf(token)}.${signatureOf(boundText(token, owner))}`
  return `${siteCookie(NAME, value, IDLE_SECONDS)}; HttpOnly`
}

const boundText = (token: string, { userId, createdAt }: SessionOwner) => `${token}:${userId}:${createdAt.getTime()}`

/** `unbound`: of an earlier release, whose cookies name no account. */
export function bindingOf({ token, binding }: SessionCookie, owner: SessionOwner): 'valid' | 'unbound' | 'other' {
  if (binding === undefined) return 'unbound'
  return hashToken(binding) === hashToken(signatureOf(boundText(token, owner))) ? 'valid' : 'other'
}

type SessionCookie = { token: string; binding: string | undefined; isLegacy: boolean }

/**
 * The session cookie of a `Cookie` header, if its signature is valid. The session may have ended, so it identifies a
 * client but does not authenticate it.
 */
export function readSessionCookie(cookies: string): SessionCookie | null {
  const current = readCookie(cookies, CURRENT_COOKIE)
  const isLegacy = isSecureSite && current === undefined
  const value = isLegacy ? readCookie(cookies, LEGACY_COOKIE) : current
  const [token = '', signature = '', binding] = (value ?? '').split('.')
  return token && hashToken(signature) === hashToken(signatureOf(token)) ? { token, binding, isLegacy } : null
}

export function sessionCookieOf(request: Request): SessionCookie | null {
  return readSessionCookie(cookieHeader(request))
}

/** As in the cookie, where base64 must be encoded. */
function signatureOf(text: string): string {
  return encodeURIComponent(createHmac('sha256', sessionSecret()).update(text).digest('base64'))
}

export function expireSessionCookies(request: Request): string[] {
  return [CURRENT_COOKIE, LEGACY_COOKIE]
    .filter((name) => readCookie(cookieHeader(request), name) !== undefined)
    .map((name) => `${expireCookie(name)}; HttpOnly`)
}

function cookieHeader(request: Request): string {
  return request.headers.get('Cookie') ?? ''
}
