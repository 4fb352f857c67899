import type { Language } from './language.ts'

/** The Catalan field where the page is Catalan and the field is filled, else the Spanish one (decisions, Language). */
export function localized(language: Language, spanish: string, catalan: string | null | undefined): string {
  return language === 'ca' && catalan?.trim() ? catalan : spanish
}
