/** `EC-000014-0000412`, of a debit, and `EC-000014-20261228`, of a file. */
const DEBIT = /\bEC[- ]?\d{6}[- ]?\d{7}(?!\d)/gi
const MESSAGE = /\bEC[- ]?\d{6}[- ]?\d{8}(?!\d)/gi
const MEMBER = /\bC[- ]?\d{5,8}\b/gi
/** Of an order of direct debit that was signed before its member had a number. */
const ORDER = /\bS-[0-9A-F]{12}-\d+\b/gi
/** Longer ones look like a part of an account number. */
const USUAL_MEMBER = /\bC[- ]?\d{5}\b/

/** What the club has given out and text can keep, as the source of an expression. */
export const OWN_REFERENCE = [DEBIT, MESSAGE, ORDER, USUAL_MEMBER].map(({ source }) => source).join('|')

/** All as the product writes them: banks take out signs, or put spaces. */
export const debitsIn = (text: string) => digitsOf(text, DEBIT).map(fileReference)
export const messagesIn = (text: string) => digitsOf(text, MESSAGE).map(fileReference)
export const membersIn = (text: string) => digitsOf(text, MEMBER).map((digits) => `C-${digits}`)
export const ordersIn = (text: string) => text.toUpperCase().match(ORDER) ?? []

function digitsOf(text: string, references: RegExp): string[] {
  return (text.match(references) ?? []).map((found) => found.replaceAll(/\D/g, ''))
}

const fileReference = (digits: string) => `EC-${digits.slice(0, 6)}-${digits.slice(6)}`
