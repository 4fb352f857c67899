import type { Language } from '#app/i18n/language.ts'
import { expireCookie, isSecureSite, siteCookie } from '#app/platform/request/cookie.server.ts'

const YEAR_SECONDS = 31_536_000

/** The older cookie without prefix is removed: a browser would send it before the new one. */
export function languageCookies(language: Language): string[] {
  const chosen = siteCookie('language', language, YEAR_SECONDS)
  return isSecureSite ? [chosen, expireCookie('language')] : [chosen]
}
