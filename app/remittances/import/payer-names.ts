import { sepaName } from '#app/banking/sepa-text.ts'

/** The words of a name as banks write it: without capitals, accents and signs. «Col·lell» is one word. */
export function wordsOf(name: string): string[] {
  return sepaName(name)
    .toLowerCase()
    .replaceAll('l.l', 'll')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
}

/** Banks write surnames first, and leave out the second one. Two words must agree. */
export function isSameName(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  return fewer.length > 1 && fewer.every((word) => more.includes(word))
}
