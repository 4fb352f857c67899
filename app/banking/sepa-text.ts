/** Lengths of the SEPA rulebooks (EPC130-08). */
export const MAX_NAME = 70
export const MAX_REMITTANCE = 140

const NOT_SEPA = /[^A-Za-z0-9/\-?:().,'+ ]/g

/** Letters that Unicode does not decompose, as EPC217-08 converts them, and signs with a plain counterpart. */
const counterparts: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  '·': '.',
  '’': "'",
  '‘': "'",
  '&': '+',
  '–': '-',
  '—': '-',
}

/** The text in the characters that every bank takes; '' if none is left, as of a name in another script. */
export function sepaText(text: string, maxLength: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/./gsu, (character) => counterparts[character] ?? character)
    .replace(NOT_SEPA, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()
}

/** A name of somebody needs a letter. */
export function sepaName(name: string): string {
  const text = sepaText(name, MAX_NAME)
  return /[A-Za-z]/.test(text) ? text : ''
}
