import type { Language } from './language.ts'

/** The Catalan text on Catalan pages, if there is one, else the Spanish text (specified). */
export function localized(language: Language, spanish: string, catalan: string | null | undefined): string {
  return language === 'ca' && catalan?.trim() ? catalan : spanish
}

/** `lang` is set where the text is not in the page's language, for the attribute `lang`. */
export type LocalText = { text: string; lang?: 'es' }

/** Like `localized`, and marks a Spanish text on a Catalan page. */
export function localText(language: Language, spanish: string, catalan: string | null | undefined): LocalText {
  const text = localized(language, spanish, catalan)
  return language === 'ca' && spanish && !catalan?.trim() ? { text, lang: 'es' } : { text }
}
