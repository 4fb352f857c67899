import { describe, expect, test } from 'vitest'
import { clubTime } from './club-time.ts'
import { rowId } from '#app/platform/forms/row-id.ts'
import {
  decryptField,
  encryptField,
  hashToken,
  hasValidSignature,
  linkToken,
  sign,
} from '#app/platform/secrets/secrets.server.ts'
import { slugOf } from '#app/platform/forms/slug.ts'

describe('slugs', () => {
  test.each([
    ['Caçera d’estiu: l’escalivada i el col·legi', 'cacera-destiu-lescalivada-i-el-collegi'],
    ["Caçera d'estiu: l'escalivada i el col·legi", 'cacera-destiu-lescalivada-i-el-collegi'],
    ['  Diez libros — para cocinar ', 'diez-libros-para-cocinar'],
    ['Ñoquis & œufs', 'noquis-ufs'],
  ])('«%s» is %s', (text, slug) => expect(slugOf(text)).toBe(slug))
})

describe('the club’s wall time', () => {
  test('is a moment in Madrid, in winter and summer', () => {
    expect(clubTime('2026-12-04T21:00').moment?.toISOString()).toBe('2026-12-04T20:00:00.000Z')
    expect(clubTime('2027-07-04T21:00').moment?.toISOString()).toBe('2027-07-04T19:00:00.000Z')
  })

  test('that the clocks skip in spring does not exist', () => {
    expect(clubTime('2027-03-28T02:30')).toEqual({ refusal: 'does-not-exist' })
  })

  test('that comes twice in autumn is the first, and says so', () => {
    expect(clubTime('2026-10-25T02:30')).toEqual({ moment: new Date('2026-10-25T00:30:00Z'), twice: true })
  })

  test.each(['', 'mañana', '2026-13-01T10:00', '2026-02-30T10:00'])('«%s» is none', (wall) => {
    expect(clubTime(wall)).toEqual({ refusal: 'invalid' })
  })
})

test('only what can be a row’s number is one', () => {
  expect(['1', '2147483647', '0', '-1', '01', '2147483648', '1e3', 'abc', '', undefined].map(rowId)).toEqual([
    1,
    2147483647,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

describe('an encrypted field', () => {
  test('can be read where it belongs only, and not once it was changed', () => {
    const stored = encryptField('ES91 2100 0418 4502 0005 1332', 'socios.iban:1')
    expect(stored).not.toContain('2100')
    expect(decryptField(stored, 'socios.iban:1')).toBe('ES91 2100 0418 4502 0005 1332')
    expect(() => decryptField(stored, 'socios.iban:2')).toThrow()
    const flipped = `${stored.slice(0, -3)}${stored.at(-3) === 'A' ? 'B' : 'A'}${stored.slice(-2)}`
    expect(() => decryptField(flipped, 'socios.iban:1')).toThrow()
    expect(encryptField('x', 'y')).not.toBe(encryptField('x', 'y'))
  })
})

test('a link’s token is the same whenever its mail is sent, and another for another row or purpose', () => {
  expect(linkToken('cancel', '1')).toBe(linkToken('cancel', '1'))
  expect(new Set([linkToken('cancel', '1'), linkToken('cancel', '2'), linkToken('reset', '1')]).size).toBe(3)
  expect(hashToken('x')).toMatch(/^[0-9a-f]{64}$/)
})

test('a signature is of one text and one purpose', () => {
  const signature = sign('known-device', 'clara')
  expect(hasValidSignature('known-device', 'clara', signature)).toBe(true)
  for (const [purpose, text] of [
    ['known-device', 'pau'],
    ['another', 'clara'],
  ] as const) {
    expect(hasValidSignature(purpose, text, signature)).toBe(false)
  }
})
