import { describe, expect, test } from 'vitest'
import { isIban, formatIban, normalizeIban } from './iban.ts'

describe('an IBAN', () => {
  test.each([
    'ES91 2100 0418 4502 0005 1332',
    'es9121000418450200051332',
    'AD12-0001-2030-2003-5910-0100',
    'GB82 WEST 1234 5698 7654 32',
    'NO93 8601 1117 947',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  ])('is accepted in any notation: %s', (typed) => {
    expect(isIban(normalizeIban(typed))).toBe(true)
  })

  test.each([
    ['one wrong digit', 'ES9121000418450200051333'],
    ['two swapped digits', 'ES9112000418450200051332'],
    ['too short for its country', 'ES912100041845020005133'],
    ['impossible check digits', 'ES0021000418450200051332'],
    ['no country', '9121000418450200051332'],
    ['no number at all', 'cuenta'],
    ['letters of another script', 'ЕS9121000418450200051332'],
  ])('is refused with %s', (_, typed) => {
    expect(isIban(normalizeIban(typed))).toBe(false)
  })

  test('is printed in groups of four', () => {
    expect(formatIban('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  })
})
