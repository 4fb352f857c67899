import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIban, isIban, maskIban, normalizeIban } from './iban.ts'
import { modulo97 } from './modulo-97.ts'
import { isInSepa, needsAddressAndBic } from './sepa-countries.ts'

/** The examples of the IBAN registry (SWIFT), one for each country of SEPA. */
const published = [
  'AD1200012030200359100100',
  'AL47212110090000000235698741',
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CH9300762011623852957',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GI75NWBK000000007099453',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MC5811222000010123456789030',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'VA59001123000012345678',
]

describe('an IBAN', () => {
  test.each([
    'ES91 2100 0418 4502 0005 1332',
    'es9121000418450200051332',
    'AD12-0001-2030-2003-5910-0100',
    'GB82 WEST 1234 5698 7654 32',
    'NO93 8601 1117 947',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'ES79 2100 0813 6101 2345 6789',
    'BR15 0000 0000 0000 1093 2840 814P 2',
  ])('is accepted in any notation: %s', (typed) => {
    expect(isIban(normalizeIban(typed))).toBe(true)
  })

  test.each(published)('of each country of SEPA is accepted: %s', (iban) => {
    expect(isIban(iban)).toBe(true)
    expect(isInSepa(iban.slice(0, 2))).toBe(true)
  })

  test.each([
    ['one wrong digit', 'ES9121000418450200051333'],
    ['two swapped digits', 'ES9112000418450200051332'],
    ['wrong digits of the Spanish account, right ones of the IBAN', 'ES2921000418460200051332'],
    ['a letter in a Spanish account', withCheckDigits('ES', '2100041845020005133A')],
    ['too short for its country', 'ES912100041845020005133'],
    ['impossible check digits', 'ES0021000418450200051332'],
    ['no country', '9121000418450200051332'],
    ['no number at all', 'cuenta'],
    ['letters of another script', 'ЕS9121000418450200051332'],
  ])('is refused with %s', (_, typed) => {
    expect(isIban(normalizeIban(typed))).toBe(false)
  })

  test('of any country is refused with one digit more, one less, or one that is another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...published), fc.nat(40), fc.integer({ min: 1, max: 9 }), (iban, at, other) => {
        const place = 4 + (at % (iban.length - 4))
        const digit = Number(iban[place])
        fc.pre(!Number.isNaN(digit))
        expect(isIban(iban.slice(0, place) + ((digit + other) % 10) + iban.slice(place + 1))).toBe(false)
        const account = iban.slice(4)
        expect(isIban(withCheckDigits(iban.slice(0, 2), `${account}0`))).toBe(false)
        expect(isIban(withCheckDigits(iban.slice(0, 2), account.slice(0, -1)))).toBe(false)
      }),
    )
  })

  test('has an account of Spain exactly when both control digits are right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (control) => {
        const digits = String(control).padStart(2, '0')
        expect(isIban(withCheckDigits('ES', `21000418${digits}0200051332`))).toBe(digits === '45')
      }),
    )
  })

  test('is printed in groups of four', () => {
    expect(formatIban('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  })

  test('is shown by its last four characters', () => {
    expect(maskIban('ES9121000418450200051332')).toBe('•••• 1332')
    expect(maskIban('1332')).toBe('•••• 1332')
  })
})

test('Debtors outside the EEA need an address and a BIC', () => {
  expect(['AD', 'CH', 'GB', 'MC', 'SM'].filter(needsAddressAndBic)).toEqual(['AD', 'CH', 'GB', 'MC', 'SM'])
  expect(['ES', 'FR', 'PT', 'NO', 'LI', 'BR'].filter(needsAddressAndBic)).toEqual([])
})

test('SEPA has 42 countries besides the territories of their states', () => {
  expect(published).toHaveLength(42)
  expect(['US', 'BR', 'FO', 'GL', 'XK'].filter(isInSepa)).toEqual([])
})

function withCheckDigits(country: string, account: string): string {
  return `${country}${String(98 - modulo97(`${account}${country}00`)).padStart(2, '0')}${account}`
}
