import { expect, test } from 'vitest'
import { al, de, del, el } from './elision.ts'

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

test.each([
  ['12 maig 2026', 'el 12 maig 2026, del 12 maig 2026, al 12 maig 2026'],
  ['11 maig 2026', 'l’11 maig 2026, de l’11 maig 2026, a l’11 maig 2026'],
  ['01 maig 2026', 'l’01 maig 2026, de l’01 maig 2026, a l’01 maig 2026'],
  ['1 maig', 'l’1 maig, de l’1 maig, a l’1 maig'],
  ['10 maig', 'el 10 maig, del 10 maig, al 10 maig'],
])('Catalan writes the right article before the date %s', (date, expected) => {
  expect([el(date), del(date), al(date)].join(', ')).toBe(expected)
})
