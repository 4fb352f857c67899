import { expect, test } from 'vitest'
import { buildEventJsonLd } from './event-data.server.ts'
import type { EventDetails } from '#app/events/events.server.ts'

const dinner = {
  id: 7,
  title: 'Cena de otoño',
  lead: 'Siete platos.',
  body: [],
  date: '2026-10-25T19:00:00.000Z',
  location: 'Carrer de l’Olivera, 12, Barcelona',
  category: 'Cena',
  price: 12.5,
  picture: null,
  capacity: 10,
  registered: 9,
  places: 1,
  started: false,
  restaurant: null,
  organizer: null,
} as EventDetails

test('the data has the club’s local time, the price and the availability', () => {
  expect(buildEventJsonLd(dinner, 'ca')).toMatchObject({
    url: 'http://localhost:3000/ca/eventos/7',
    startDate: '2026-10-25T20:00:00+01:00',
    offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    organizer: { name: 'Cercle Gastronòmic' },
  })
})

test('a full or started event is sold out', () => {
  for (const given of [{ places: 0 }, { started: true }]) {
    expect(buildEventJsonLd({ ...dinner, ...given }, 'es').offers.availability).toBe('https://schema.org/SoldOut')
  }
})
