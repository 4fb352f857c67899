import { config } from '#app/config.server.ts'
import { cookieName } from './cookie-name.ts'

export const isSecureSite = config.baseUrl.startsWith('https:')

/** A cookie that script may read; `maxAge` in seconds. */
export function siteCookie(name: string, value: string, maxAge: number): string {
  return withAttributes(cookieName(name, isSecureSite), value, maxAge)
}

/** Removes a cookie that a release before the `__Host-` prefix set. */
export function expireCookie(name: string): string {
  return withAttributes(name, '', 0)
}

function withAttributes(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecureSite ? '; Secure' : ''}`
}
