import { modulo97 } from './modulo-97.ts'
import { needsAddressAndBic, sepaIbanLength } from './sepa-countries.ts'

export function normalizeIban(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/**
 * Checks form, length and check digits of a normalized IBAN (ISO 13616-1; ISO 7064, MOD 97-10), in Spain those of the
 * account too. Countries outside SEPA only need the standard's 15 to 34 characters.
 */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const length = sepaIbanLength(ibanCountry(iban))
  if (length !== undefined && iban.length !== length) return false
  const check = Number(iban.slice(2, 4))
  if (check < 2 || check > 98) return false
  if (modulo97(iban.slice(4) + iban.slice(0, 4)) !== 1) return false
  return ibanCountry(iban) !== 'ES' || isSpanishAccount(iban.slice(4))
}

/** Bank and branch (8 digits), two control digits, the account (10): the «código cuenta cliente». */
function isSpanishAccount(account: string): boolean {
  if (!/^\d{20}$/.test(account)) return false
  return account.slice(8, 10) === controlDigit(`00${account.slice(0, 8)}`) + controlDigit(account.slice(10))
}

const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

function controlDigit(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  const digit = 11 - (sum % 11)
  if (digit === 11) return '0'
  return digit === 10 ? '1' : String(digit)
}

export function ibanCountry(iban: string): string {
  return iban.slice(0, 2)
}

/** Whether its debits name BIC and address: the country is known before the IBAN is typed to its end. */
export function isAbroad(iban: string): boolean {
  return needsAddressAndBic(ibanCountry(normalizeIban(iban)))
}

export function ibanLast4(iban: string): string {
  return iban.slice(-4)
}

/** «•••• 1332», of a whole IBAN or of its last four characters. */
export function maskIban(iban: string): string {
  return `•••• ${ibanLast4(iban)}`
}

export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
