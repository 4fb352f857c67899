import type { Capability } from '#app/accounts/capabilities.ts'
import { languages, type Language } from '#app/i18n/language.ts'
import type { Choice } from '#app/noun.ts'
import { nouns } from '#app/nouns.ts'
import type { Found } from './found.ts'
import { searchKey, similarity } from './search-text.ts'

/** As in the database (`found-rows.server.ts`). */
export const MIN_SIMILARITY = 0.4

const choices: readonly Choice[] = [
  ...nouns.flatMap(({ menu }) => (menu ? [{ group: 'screens' as const, ...menu }] : [])),
  ...nouns.flatMap((noun) => noun.choices ?? []).filter((choice) => choice.of === undefined),
]

/** The acts and screens that every word names, in either language; without words, all. @param may of the role */
export function findChoices(
  words: readonly string[],
  may: (capability: Capability) => boolean,
  language: Language,
): Found[] {
  return choices
    .filter(({ capability, label }) => may(capability) && languages.some((one) => isNamed(label[one], words)))
    .map(({ group, icon, label, to, presses }) => ({ group, icon, title: label[language], detail: '', to, presses }))
}

/** @param least the similarity of a word that does not begin one of the label's */
export function isNamed(label: string, words: readonly string[], least = MIN_SIMILARITY): boolean {
  const parts = searchKey(label).split(/[^\p{L}\p{N}·]+/u)
  return words
    .map((word) => searchKey(word))
    .every((word) => parts.some((part) => part.startsWith(word) || similarity(part, word) >= least))
}
