import { expect, test } from 'vitest'
import { de } from './elision.ts'

test.each([
  ['Marta', 'de Marta'],
  ['Anna', 'd’Anna'],
  ['Òscar', 'd’Òscar'],
  ['Helena', 'd’Helena'],
  ['Iolanda', 'de Iolanda'],
  [1, 'd’1'],
  [11, 'd’11'],
  [12, 'de 12'],
  [110, 'de 110'],
])('Catalan writes the right preposition before %s', (word, expected) => {
  expect(de(word)).toBe(expected)
})
