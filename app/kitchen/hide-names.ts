import { plainKey } from '#app/i18n/plain-key.ts'
import { HIDDEN_NAME } from './gap-words.ts'

/** Particles of names, which are also common words. */
const particles = new Set(
  'da das de del dels den der des do dos el els en i la las les lo los na san sant santa van von y'.split(' '),
)

type NameFilter = (text: string) => string

/**
 * Replaces the words of these people's names. A word of one or two letters counts only with a capital, and particles
 * only between two names.
 * @param kept words that are not replaced, although they are also names
 */
export function hideNames(names: readonly string[], kept: readonly string[] = []): NameFilter {
  const others = new Set(kept.map(keyOf))
  const parts = new Set(names.flatMap(wordsOf).filter((word) => !particles.has(word) && !others.has(word)))
  if (parts.size === 0) return (text) => text
  const isName = (word: string) => parts.has(keyOf(word)) && (keyOf(word).length > 2 || /^\p{Lu}/u.test(word))
  return (text) => {
    const hidden = text.replace(WORD, (word) => (isName(word) ? HIDDEN_NAME : word))
    return hidden === text ? text : hidden.replace(GAPS, HIDDEN_NAME)
  }
}

const WORD = /\p{L}[\p{L}\p{M}\p{Nd}·]*/gu
/** Several names after each other, with particles between them. */
const GAPS = new RegExp(`\\[…\\](?:[\\s\\-’'.]+(?:(?:${[...particles].join('|')})[\\s’']+)*\\[…\\])+`, 'giu')

function wordsOf(name: string): string[] {
  return (name.match(WORD) ?? []).map(keyOf)
}

const keyOf = (word: string) => plainKey(word).replaceAll('·', '')
