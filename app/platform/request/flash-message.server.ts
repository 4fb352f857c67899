import { siteCookie } from './cookie.server.ts'

const TOAST_SECONDS = 30

/**
 * A toast for the page that a redirect leads to. Pages may be cached for everybody, so it travels beside them: a key in
 * a short-lived cookie, which script reads and deletes (decisions, Forms). Without script the page simply opens.
 * @param key of a text in the shell that shows it
 */
export function flashMessageCookie(key: string): string {
  return siteCookie('toast', key, TOAST_SECONDS)
}
