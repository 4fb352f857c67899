/** The letter of a person's number: the remainder of its digits divided by 23 (Real Decreto 1553/2005). */
const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** The letter of an organisation's control digit (Orden EHA/451/2008). */
const CONTROL_LETTERS = 'JABCDEFGHI'
/** Organisations whose control character is always a letter, or always a digit. */
const WITH_LETTER = 'KLMNPQRSW'
const WITH_DIGIT = 'ABEH'

/** «g-1234567 4» is `G12345674`. */
export function normalizeTaxNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '')
}

/** Whether a normalized NIF has the right form and control character. */
export function isTaxNumber(number: string): boolean {
  if (/^[XYZ]?\d{7,8}[A-Z]$/.test(number) && number.length === 9) return isPersonNumber(number)
  return /^[ABCDEFGHJKLMNPQRSUVW]\d{7}[\dA-J]$/.test(number) && isOrganisationNumber(number)
}

function isPersonNumber(number: string): boolean {
  const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  return PERSON_LETTERS[Number(digits) % 23] === number[8]
}

function isOrganisationNumber(number: string): boolean {
  const [kind = '', control = ''] = [number[0], number[8]]
  const sum = Array.from(number.slice(1, 8), Number).reduce((total, digit, index) => {
    if (index % 2 === 1) return total + digit
    return total + (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)
  }, 0)
  const digit = (10 - (sum % 10)) % 10
  if (!WITH_DIGIT.includes(kind) && control === CONTROL_LETTERS[digit]) return true
  return !WITH_LETTER.includes(kind) && control === String(digit)
}
