import { siteCookie } from './cookie.server.ts'

const FLASH_SECONDS = 30

/** A message for the page after a redirect, in a cookie because pages are cached for all visitors. */
export function flashMessageCookie(key: string): string {
  return siteCookie('toast', key, FLASH_SECONDS)
}
