import { config } from '#app/config.server.ts'
import { cookieName } from './cookie-name.ts'

export const isSecureSite = config.baseUrl.startsWith('https:')

/** A cookie that script may read; `maxAge` in seconds. */
export function siteCookie(name: string, value: string, maxAge: number): string {
  return withAttributes(cookieName(name, isSecureSite), value, maxAge)
}

/** Removes a cookie, of the name that the browser sends. */
export function expireCookie(name: string): string {
  return withAttributes(name, '', 0)
}

/** The value of a cookie in a `Cookie` header, as it was sent. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function withAttributes(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecureSite ? '; Secure' : ''}`
}
