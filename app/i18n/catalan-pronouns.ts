import type { Language } from './language.ts'
import { mapTexts } from './map-texts.ts'

/**
 * U+2060. The fonts of the product have no U+2011, which another font would draw, and a browser gives a word joiner
 * neither glyph nor width.
 */
const WORD_JOINER = '\u2060'

/** The hyphen before a weak pronoun («acostar-hi», «demanar-t’ho»). Addresses must stay as they are, to be copied. */
const PRONOUN_HYPHEN =
  /(?<=\p{L})-(?=(?:(?:[mts]e|[nv]os|l[aio]|l[eo]s|hi|ho|en|ne)(?![\p{L}\p{N}])|[mtsln](?:['’]|&#x27;)))(?<![@/][^\s<>]*)(?![^\s<>]*[@/])/giu

/** A line does not break between a verb and its pronouns. @param applies whether to change the hyphen at a position */
export function joinPronouns(text: string, applies: (position: number) => boolean = () => true): string {
  return text.replace(PRONOUN_HYPHEN, (hyphen, position: number) => (applies(position) ? hyphen + WORD_JOINER : hyphen))
}

/** Of a dictionary. */
export function withJoinedPronouns<T>(texts: T, language: Language): T {
  return language === 'ca' ? (mapTexts(texts, joinPronouns) as T) : texts
}
