import { expect, test } from 'vitest'
import { eventData } from './event-data.server.ts'
import type { EventDetails } from '#app/events/events.server.ts'

const dinner: EventDetails = {
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
  begun: false,
  restaurant: null,
  organizer: null,
}

test('an event is told with its time in the zone of the club, its price, and whether there are places', () => {
  expect(eventData(dinner, 'ca')).toMatchObject({
    url: 'http://localhost:3000/ca/eventos/7',
    startDate: '2026-10-25T20:00:00+01:00',
    offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    organizer: { name: 'Cercle Gastronòmic' },
  })
})

test('nothing is offered when it is full, or has begun', () => {
  for (const given of [{ places: 0 }, { begun: true }]) {
    expect(eventData({ ...dinner, ...given }, 'es').offers.availability).toBe('https://schema.org/SoldOut')
  }
})
