import { cookieName } from '#app/platform/request/cookie-name.ts'
import { isSecureSite, readCookie, siteCookie } from '#app/platform/request/cookie.server.ts'

const NAME = 'door-pass'

/** Until the pass expires; script cannot read it. */
export function passCookie(token: string, expiresAt: Date): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1_000))
  return `${siteCookie(NAME, token, seconds)}; HttpOnly`
}

export function readPassCookie(request: Request): string {
  return readCookie(request.headers.get('Cookie') ?? '', cookieName(NAME, isSecureSite)) ?? ''
}
