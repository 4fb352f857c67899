import { otherLanguage, type Language } from './language.ts'

/** `lang` is set where the text is not in the page's language, for the attribute `lang`. */
export type LocalText = { text: string; lang?: Language }

/** The properties of an element with the text. */
export const inLanguage = ({ text, lang }: LocalText) => ({ lang, children: text })

type StoredText = string | null | undefined

/** The text in the page's language, if there is one, else in the other (specified). */
export function localText(language: Language, spanish: StoredText, catalan: StoredText): LocalText {
  const [own, other] = language === 'ca' ? [catalan, spanish] : [spanish, catalan]
  if (own?.trim() || !other?.trim()) return { text: own ?? '' }
  return { text: other, lang: otherLanguage(language) }
}

export function localized(language: Language, spanish: StoredText, catalan: StoredText): string {
  return localText(language, spanish, catalan).text
}
