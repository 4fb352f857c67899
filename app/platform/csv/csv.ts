/** Byte order mark: Excel reads the file as UTF-8 only with it. */
export const CSV_MARK = '\uFEFF'

/**
 * One row for a Spanish Excel. An apostrophe keeps a cell that starts like a formula a text (OWASP, CSV injection). A
 * phone number needs none: «+34 600000000», digits after a space, is neither a formula nor a number.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((text) => cell(text ?? '')).join(';')}\r\n`
}

function cell(text: string): string {
  const safe = PHONE.test(text) ? phoneCell(text) : /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** In Spanish and in Catalan. */
export function yesOrNo(value: boolean): string {
  return value ? 'sí' : 'no'
}

const PHONE = /^\+\d[\d ().-]{5,}$/
const PREFIX_WITHOUT_SPACE = /^(\+\d{1,3}?)(\d{6,9})$/

/** Only digits and spaces after the plus: «+34-600» would be a subtraction. */
function phoneCell(text: string): string {
  return text
    .replace(/[().-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(PREFIX_WITHOUT_SPACE, '$1 $2')
}
