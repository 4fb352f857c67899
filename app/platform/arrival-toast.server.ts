import { config } from '#app/config.server.ts'

/**
 * A toast for the page that a redirect leads to. Pages may be cached for everybody, so it travels beside them: a key in a short-lived
 * cookie, which script reads and deletes (decisions, Forms). Without script the page simply opens.
 * @param key of a text in the shell that shows it
 */
export function toastCookie(key: string): string {
  return `toast=${key}; Path=/; Max-Age=30; SameSite=Lax${config.baseUrl.startsWith('https:') ? '; Secure' : ''}`
}
