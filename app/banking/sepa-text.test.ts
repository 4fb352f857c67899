import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_NAME, MAX_REMITTANCE, sepaName, sepaText } from './sepa-text.ts'

describe('a text in the characters of SEPA', () => {
  test.each([
    ['Núria Güell i Muñoz', 'Nuria Guell i Munoz'],
    ['Marcel·lí Xirau', 'Marcel.li Xirau'],
    ['Marceŀlí', 'Marcel.li'],
    ['L’Hospitalet & Cia', "L'Hospitalet + Cia"],
    ['Søren Straße', 'Soren Strasse'],
    ['Łukasz Ðurić', 'Lukasz Duric'],
    ['Quota 2027 · Any', 'Quota 2027 . Any'],
    ['Sopar «de tardor»\n12–14 h', 'Sopar de tardor 12-14 h'],
    ['1.ª', '1.a'],
    ['Жанна', ''],
    ['王小明', ''],
  ])('«%s» is «%s»', (text, expected) => {
    expect(sepaText(text, 140)).toBe(expected)
  })

  test('has only permitted characters, keeps to its length and stays the same the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const plain = sepaText(text, MAX_REMITTANCE)
        expect(plain).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{0,140}$/)
        expect(plain).toBe(plain.trim())
        expect(sepaText(plain, MAX_REMITTANCE)).toBe(plain)
      }),
    )
  })

  test('leaves what is permitted as it is', () => {
    const all = "ABCXYZabcxyz0123456789/-?:().,'+"
    expect(sepaText(all, MAX_REMITTANCE)).toBe(all)
  })
})

test('A name has at most 70 characters and at least one letter', () => {
  expect(sepaName('Montserrat '.repeat(10)).length).toBeLessThanOrEqual(MAX_NAME)
  expect(sepaName('Жанна (2)')).toBe('')
})
