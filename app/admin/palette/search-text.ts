/** Words that the search of the panel takes; `MAX_TYPED` characters are read. */
const MAX_WORDS = 6
export const MAX_TYPED = 100

export function wordsOf(typed: string): string[] {
  const words = typed.normalize('NFKC').slice(0, MAX_TYPED).split(/\s+/)
  return words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.replace(HALF_OF_L_L, ''))
    .slice(0, MAX_WORDS)
}

/** Of a word that is still typed: «col·». */
const HALF_OF_L_L = /(?<=l)[·-]$/i

/** As `search_key` in the database. */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/l[·-](?=l)/g, 'l')
}

/** The share of trigrams that two words have in common, as `similarity` of `pg_trgm`. */
export function similarity(one: string, other: string): number {
  const [first, second] = [trigramsOf(one), trigramsOf(other)]
  const shared = [...first].filter((trigram) => second.has(trigram)).length
  return shared / (first.size + second.size - shared)
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))
}

type TextPart = { text: string; marked: boolean }

/** A text in parts, of which those that one of the words names are marked. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const characters = Array.from(text.normalize('NFC'))
  const keys = characters.map((character, index) => keyWithin(characters, character, index))
  const starts = keys.map((_, index) => keys.slice(0, index).join('').length)
  const whole = keys.join('')
  const marked = characters.map(() => false)
  for (const word of words.map((one) => searchKey(one)).filter(Boolean))
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (const [index, start] of starts.entries()) {
        const isInside = start < at + word.length && (start > at || (start === at && keys[index] !== ''))
        if (isInside) marked[index] = true
      }
  return characters.reduce<TextPart[]>((parts, character, index) => {
    const last = parts.at(-1)
    if (last && last.marked === marked[index]) last.text += character
    else parts.push({ text: character, marked: marked[index] ?? false })
    return parts
  }, [])
}

/** Empty for the sign of «l·l» and «l-l». */
function keyWithin(characters: readonly string[], character: string, index: number): string {
  const [before = '', after = ''] = [characters[index - 1], characters[index + 1]].map((one = '') => one.toLowerCase())
  return before === 'l' && after === 'l' && /[·-]/.test(character) ? '' : searchKey(character)
}
