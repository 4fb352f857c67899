import { expect, test } from 'vitest'
import { parseHours } from './opening-hours.ts'

test('a line is split into days and times', () => {
  expect(parseHours('Martes a viernes: 13:00–15:30 y 20:00–23:00\nDomingo y lunes: cerrado\n')).toEqual([
    { days: 'Martes a viernes', times: '13:00–15:30 y 20:00–23:00' },
    { days: 'Domingo y lunes', times: 'cerrado' },
  ])
})

test('a line without days stays whole', () => {
  expect(parseHours('\r\n13:00–15:30, con reserva\r\n')).toEqual([{ days: '', times: '13:00–15:30, con reserva' }])
})
