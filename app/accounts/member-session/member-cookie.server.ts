import { cookieName } from '#app/platform/request/cookie-name.ts'
import { initials } from '#app/ui/avatar.tsx'
import { expireCookie, isSecureSite, readCookie, siteCookie } from '#app/platform/request/cookie.server.ts'
import { memberHint } from './member-hint.ts'

const NAME = 'cercle.member'
const COOKIE = cookieName(NAME, isSecureSite)

/** Whether a `Cookie` header contains the cookie of a member's session, which may have ended. */
export function containsMemberCookie(cookies: string): boolean {
  return readCookie(cookies, COOKIE) !== undefined
}

export function memberTokenOf(request: Request): string | null {
  const token = readCookie(request.headers.get('Cookie') ?? '', COOKIE)
  return token && /^[\w-]{43}$/.test(token) ? token : null
}

export function hasMemberCookie(request: Request): boolean {
  return containsMemberCookie(request.headers.get('Cookie') ?? '')
}

/** The cookie of a session, which script cannot read, and the hint for script: the initials that the header shows. */
export function memberCookies(token: string, seconds: number, fullName: string): string[] {
  const shown = encodeURIComponent(initials(fullName))
  return [`${siteCookie(NAME, token, seconds)}; HttpOnly`, siteCookie(memberHint, shown, seconds)]
}

export function expireMemberCookies(): string[] {
  return [`${expireCookie(COOKIE)}; HttpOnly`, expireCookie(cookieName(memberHint, isSecureSite))]
}
