import { isLanguage, languageOf, alternateLanguagePath, type Language } from './language.ts'

/** The visitor's explicit choice, if there is one. */
export function preferredLanguage(cookies: string | undefined): Language | null {
  const value = /(?:^|;\s*)(?:__Host-)?language=([^;]*)/.exec(cookies ?? '')?.[1]
  return isLanguage(value) ? value : null
}

/** Public pages exist in both languages; everything else (panel, pictures, feeds, data requests) has one address. */
const oneLanguage = /^\/(admin|create-super-admin|idioma|media|assets|livez|readyz)(\/|$)|\.[a-z0-9]+$/i

/**
 * Where a visitor is sent who asks for a page in the language that is not theirs; null to stay. For documents only
 * (`GET`, `HEAD`), never for data requests.
 */
export function languageRedirect(path: string, cookies: string | undefined): string | null {
  const preferred = preferredLanguage(cookies)
  const pathname = path.split('?', 1)[0] ?? '/'
  if (!preferred || oneLanguage.test(pathname)) return null
  return languageOf(pathname) === preferred ? null : alternateLanguagePath(path)
}
