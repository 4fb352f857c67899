import { expect, test } from 'vitest'
import { parseHours } from './opening-hours.ts'
import { openingTimes } from './opening-times.ts'

const read = (text: string) =>
  openingTimes(parseHours(text))?.map(({ dayOfWeek, opens, closes }) => [
    dayOfWeek.map((day) => day.slice(0, 2)).join(' '),
    opens,
    closes,
  ])

test('opening hours are read in both languages', () => {
  const expected = [
    ['Tu We Th Fr', '13:00', '15:30'],
    ['Tu We Th Fr', '20:00', '23:00'],
    ['Fr Sa', '20:30', '22:30'],
  ]
  expect(
    read(
      'Martes a viernes: 13:00–15:30 y 20:00–23:00\nViernes y sábado: también 20:30–22:30\nDomingo y lunes: cerrado',
    ),
  ).toEqual(expected)
  expect(
    read('De dimarts a divendres: 13:00–15:30 i 20:00–23:00\nDivendres i dissabte: també 20:30–22:30\nDilluns: tancat'),
  ).toEqual(expected)
  expect(read('Sábado a lunes: 9:00-12:00')).toEqual([['Sa Su Mo', '09:00', '12:00']])
})

test('nothing is said where one line cannot be read', () => {
  for (const text of ['Martes a viernes: 13:00–15:30\nFestivos: consultar', 'Cada día', 'Domingo: cerrado', ''])
    expect(read(text)).toBeUndefined()
})
