import { expect, test } from 'vitest'
import { isTaxNumber, normalizeTaxNumber } from './tax-number.ts'

// Published numbers of public bodies and known examples of the tax agency.
test.each([
  'G12345674',
  'Q2826000H',
  'A28015865',
  'B83376624',
  'P0801900B',
  '12345678Z',
  '00000000T',
  'X0000000T',
  'Y0000000Z',
])('%s has the right control character', (number) => expect(isTaxNumber(number)).toBe(true))

test.each([
  'G12345675',
  'G1234567A',
  'Q28260008',
  'A2801586E',
  '12345678A',
  'X0000000A',
  'I12345674',
  'G1234567',
  '',
  'G123456745',
])('«%s» is refused', (number) => expect(isTaxNumber(number)).toBe(false))

test('Spaces, points, hyphens and small letters are accepted', () => {
  expect(normalizeTaxNumber(' g-12.345.674 ')).toBe('G12345674')
})
