import type { Language } from '#app/i18n/language.ts'
import { expireCookie, isSecureSite, siteCookie } from '#app/platform/request/cookie.server.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Mirrors the stored preference (local storage `language`), so that the server can honour it; readable by script for
 * that reason. An older cookie without prefix is removed: with both, a browser would send the older one first.
 */
export function languageCookies(language: Language): string[] {
  const chosen = siteCookie('language', language, YEAR_SECONDS)
  return isSecureSite ? [chosen, expireCookie('language')] : [chosen]
}
