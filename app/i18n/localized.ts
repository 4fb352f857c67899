import type { Language } from './language.ts'

/** The Catalan field where the page is Catalan and the field is filled, else the Spanish one (decisions, Language). */
export function localized(language: Language, spanish: string, catalan: string | null | undefined): string {
  return language === 'ca' && catalan?.trim() ? catalan : spanish
}

/** A text with its language, where that is not the page's: `lang` goes onto the element that shows it. */
export type LocalText = { text: string; lang?: 'es' }

/**
 * The same choice as `localized`, for texts that say in which language they came out: a Spanish one on a Catalan page
 * is marked.
 */
export function localText(language: Language, spanish: string, catalan: string | null | undefined): LocalText {
  const text = localized(language, spanish, catalan)
  return language === 'ca' && spanish && !catalan?.trim() ? { text, lang: 'es' } : { text }
}
