import { advertisingDrawing, advertisingWords, namesThatAdvertise } from './advertising-words.ts'

/** Of the field. */
const MAX_LENGTH = 120
/** Without particles: «María de los Ángeles Fernández de Córdoba-Villavicencio y Ruiz de Alarcón» has seven. */
const MAX_NAME_WORDS = 8
const MAX_WORD_LENGTH = 20

/** «Núria», «D’Ors», «Col·lell», «Puig-Antich». */
const NAME_WORD = /^\p{L}[\p{L}\p{M}]*(?:['’·-]\p{L}[\p{L}\p{M}]*)*$/u
/** «J.», «J.M.», «Mª.», «M.ª», «Dra.»: no other dots, because a mail program could make a link of them. */
const ABBREVIATION = /^(?:(?:\p{Lu}\.){1,3}|\p{L}{2,3}\.|\p{Lu}\.[ao])$/u
const LATIN = /^[\p{Script=Latin}\p{M} '’·.-]+$/u
const PARTICLE = /^(?:de|del|dels|da|das|do|dos|di|du|la|las|los|el|els|le|les|i|y|e|van|von|der|den|d|l)$/
const DRAWINGS =
  /(?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D(?=\p{Extended_Pictographic}))?|[\u{1F1E6}-\u{1F1FF}]{2})+/gu

/**
 * The name for the greeting of a mail, without drawings; empty unless the text is plainly a name in Latin script. Mails
 * go to unconfirmed addresses: a form must not send a stranger's advertisement in the club's name.
 */
export function nameInMessage(typed: string): string {
  if (advertisingDrawing.test(typed)) return ''
  const name = withUsualMarks(typed.replace(DRAWINGS, ' ').normalize('NFC').replace(/\s+/g, ' ').trim())
  return isName(name.normalize('NFKC')) && name.length <= MAX_LENGTH ? name : ''
}

/** «d´Ors», «Col.lell», «Puig – Antich», «M.Àngels», «Vidal.»: as keyboards give them; no dot before a character. */
function withUsualMarks(name: string): string {
  return name
    .replace(/[´`‘ʼ]/g, '’')
    .replace(/ ?[‐‑–-] ?(?=\p{L})/gu, '-')
    .replace(/(?<=\p{L}l)[.•∙⋅‧](?=l\p{L})/giu, '·')
    .replace(/(?<=(?:^| )(?:\p{Lu}\.)*(?:\p{Lu}|\p{Lu}\p{L}{1,2}|\p{Lu}ª))\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/(?<=\p{L}{4})[.,]$/u, '')
}

function isName(name: string): boolean {
  if (!LATIN.test(name) || name.length > MAX_LENGTH) return false
  if (!name.split(' ').every((word) => NAME_WORD.test(word) || ABBREVIATION.test(word))) return false
  const parts = name
    .split(/[ '’.-]/)
    .filter(Boolean)
    .map(withoutAccents)
  return (
    parts.every((part) => part.length <= MAX_WORD_LENGTH) &&
    parts.filter((part) => !PARTICLE.test(part)).length <= MAX_NAME_WORDS &&
    !advertises(parts.flatMap((part) => part.split('·')))
  )
}

function advertises(words: readonly string[]): boolean {
  return (
    words.some((word) => advertisingWords.has(word)) || words.filter((word) => namesThatAdvertise.has(word)).length > 2
  )
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
