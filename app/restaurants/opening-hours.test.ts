import { expect, test } from 'vitest'
import { hoursLines } from './opening-hours.ts'

test('each line parts into days and times', () => {
  expect(hoursLines('Martes a viernes: 13:00–15:30 y 20:00–23:00\nDomingo y lunes: cerrado\n')).toEqual([
    { days: 'Martes a viernes', times: '13:00–15:30 y 20:00–23:00' },
    { days: 'Domingo y lunes', times: 'cerrado' },
  ])
})

test('a line that does not name days stays whole', () => {
  expect(hoursLines('\r\n13:00–15:30, con reserva\r\n')).toEqual([{ days: '', times: '13:00–15:30, con reserva' }])
})
