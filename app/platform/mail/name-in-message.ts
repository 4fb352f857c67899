import { advertisingWords } from './advertising-words.ts'

const MAX_LENGTH = 60
const MAX_WORDS = 9
const MAX_WORD_LENGTH = 20

/** «Núria», «D’Ors», «Col·lell», «Puig-Antich». */
const NAME_WORD = /^\p{L}[\p{L}\p{M}]*(?:['’·-]\p{L}[\p{L}\p{M}]*)*$/u
/** «J.», «J.M.», «Mª.», «Dra.»: no other dots, because a mail program could make a link of them. */
const ABBREVIATION = /^(?:(?:\p{Lu}\.){1,3}|\p{L}{2,3}\.)$/u
const LATIN = /^[\p{Script=Latin}\p{M} '’·.-]+$/u

/**
 * The name for the greeting of a mail, empty unless the text is plainly a name in Latin script. Mails go to unconfirmed
 * addresses: a form must not send a stranger's text in the club's name.
 */
export function nameInMessage(typed: string): string {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  return isName(name.normalize('NFKC')) && name.length <= MAX_LENGTH ? name : ''
}

function isName(name: string): boolean {
  const words = name.split(' ')
  return LATIN.test(name) && name.length <= MAX_LENGTH && words.length <= MAX_WORDS && words.every(isNameWord)
}

function isNameWord(word: string): boolean {
  if (word.length > MAX_WORD_LENGTH || !(NAME_WORD.test(word) || ABBREVIATION.test(word))) return false
  return word.split(/['’·.-]/).every((part) => !advertisingWords.has(withoutAccents(part)))
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
