import { alternateLanguagePath, defaultLanguage, isLanguage, languageOf, type Language } from './language.ts'

export function preferredLanguage(cookies: string | undefined): Language | null {
  const value = /(?:^|;\s*)(?:__Host-)?language=([^;]*)/.exec(cookies ?? '')?.[1]
  return isLanguage(value) ? value : null
}

/** What the visitor has chosen on the public pages, else the first known language of `Accept-Language`. */
export function browserLanguage(cookies: string | undefined, acceptLanguage = ''): Language {
  const accepted = acceptLanguage.split(',').map((entry) => {
    const [tag = '', quality = 'q=1'] = entry.split(';').map((part) => part.trim())
    return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality.slice('q='.length)) || 0 }
  })
  const best = accepted.sort((a, b) => b.quality - a.quality).find(({ language }) => isLanguage(language))
  const language = preferredLanguage(cookies) ?? best?.language
  return isLanguage(language) ? language : defaultLanguage
}

/** The panel has one address for both languages: the person determines its language. */
export function isPanelPath(path: string): boolean {
  return /^\/(admin|create-super-admin)(\/|$)/i.test(path)
}

/** Other paths that exist once, not in both languages. */
const LANGUAGE_NEUTRAL_PATH = /^\/(idioma|media|assets|livez|readyz)(\/|$)|\.[a-z0-9]+$/i

/** The redirect to the visitor's preferred language, or null. Only for `GET` and `HEAD` of documents. */
export function languageRedirect(path: string, cookies: string | undefined): string | null {
  const preferred = preferredLanguage(cookies)
  const pathname = path.split('?', 1)[0] ?? '/'
  if (!preferred || isPanelPath(pathname) || LANGUAGE_NEUTRAL_PATH.test(pathname)) return null
  return languageOf(pathname) === preferred ? null : alternateLanguagePath(path)
}
