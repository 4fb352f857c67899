import { isLanguage, languageOf, alternateLanguagePath, type Language } from './language.ts'

export function preferredLanguage(cookies: string | undefined): Language | null {
  const value = /(?:^|;\s*)(?:__Host-)?language=([^;]*)/.exec(cookies ?? '')?.[1]
  return isLanguage(value) ? value : null
}

/** Paths that exist once, not in both languages. */
const LANGUAGE_NEUTRAL_PATH = /^\/(admin|create-super-admin|idioma|media|assets|livez|readyz)(\/|$)|\.[a-z0-9]+$/i

/** The redirect to the visitor's preferred language, or null. Only for `GET` and `HEAD` of documents. */
export function languageRedirect(path: string, cookies: string | undefined): string | null {
  const preferred = preferredLanguage(cookies)
  const pathname = path.split('?', 1)[0] ?? '/'
  if (!preferred || LANGUAGE_NEUTRAL_PATH.test(pathname)) return null
  return languageOf(pathname) === preferred ? null : alternateLanguagePath(path)
}
