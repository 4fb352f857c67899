import { redirect } from 'react-router'
import { siteCookie } from './cookie.server.ts'

const FLASH_SECONDS = 30

/** A message for the page after a redirect, in a cookie because pages are cached for all visitors. */
export function flashMessageCookie(key: string): string {
  return siteCookie('toast', key, FLASH_SECONDS)
}

/** The answer of an action that continues on another page, which shows the message. */
export function redirectWithFlash(
  path: string,
  key: string,
  cookies: readonly string[] = [],
  others: Record<string, string> = {},
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...others })
  for (const cookie of [...cookies, flashMessageCookie(key)]) headers.append('Set-Cookie', cookie)
  return redirect(path, { status: 303, headers })
}
