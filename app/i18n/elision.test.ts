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
  ['1,50\u00a0€', 'd’1,50\u00a0€'],
  ['1.250\u00a0€', 'de 1.250\u00a0€'],
  ['11.000', 'd’11.000'],
  ['1.000.000', 'd’1.000.000'],
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

const catalan = import.meta.glob('../**/*.ca.ts', { eager: true })
const shared = import.meta.glob('./ca/*.ts', { eager: true })
const DAY = '11 des 2026'
/** A year or a telephone. */
const noDay = /quotes del|començar el|^Des del|reunits a|^Truca al/

/** What each text says when every value that it is given is a day; some take other values and fail. */
function textsOfDay(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    try {
      return textsOfDay(value(DAY, DAY, DAY, DAY))
    } catch {
      return []
    }
  }
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => (key === 'es' ? [] : textsOfDay(item)))
}

test('No Catalan text has a whole article before the eleventh of a month', () => {
  const texts = Object.values({ ...catalan, ...shared }).flatMap(textsOfDay)
  expect(texts.filter((text) => text.includes(`l’${DAY}`)).length).toBeGreaterThan(20)
  const whole = texts.filter((text) => /(?<!\p{L})(?:el|del|al) 11 des 2026/iu.test(text) && !noDay.test(text))
  expect(whole).toEqual([])
})
