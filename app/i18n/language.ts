export const languages = ['es', 'ca'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'es'
/** Each names itself. */
export const languageNames = { es: 'Castellano', ca: 'Català' } satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'ca'
}

/** In the browser: the language of the page. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/** The URL determines the language: Spanish at /…, Catalan at /ca/…. */
export function languageOf(pathname: string): Language {
  return /^\/ca(\/|$|\.data$)/.test(pathname) ? 'ca' : 'es'
}

/** The path of a Spanish path (`/eventos`) in the given language (`/ca/eventos`). */
export function localPath(path: string, language: Language): string {
  if (language === 'es') return path
  return path === '/' ? '/ca' : `/ca${path}`
}

/** The same page in the other language; `path` may have a query. */
export function alternateLanguagePath(path: string): string {
  if (languageOf(path.split('?', 1)[0] ?? '') === 'es')
    return path.startsWith('/?') ? `/ca${path.slice(1)}` : localPath(path, 'ca')
  // A single slash: `//…` would be another host.
  return `/${path.slice('/ca'.length).replace(/^[/\\]+/, '')}`
}

export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'ca' : 'es'
}
