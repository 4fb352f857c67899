import { expect, test } from 'vitest'
import { buildEventJsonLd, eventShareImage } from './event-data.server.ts'
import type { ArticleHtml } from '#app/articles/article-html.ts'
import type { EventDetails } from '#app/events/events.server.ts'

const dinner = {
  id: 7,
  title: 'Cena de otoño',
  lead: 'Siete platos.',
  leadHtml: '' as ArticleHtml,
  body: '' as ArticleHtml,
  courses: [],
  menuOptions: [],
  offers: 'auto',
  waiting: 0,
  hasMedia: false,
  pictures: null,
  earlier: null,
  takesWaiting: false,
  hasWaitingList: false,
  date: '2026-10-25T19:00:00.000Z',
  overAt: '2026-10-25T22:00:00.000Z',
  location: 'Carrer de l’Olivera, 12, Barcelona',
  category: 'Cena',
  langs: {},
  price: 12.5,
  picture: null,
  capacity: 10,
  registered: 9,
  held: 0,
  partyLimit: 10,
  endsAt: null,
  editsUntil: null,
  status: 'published',
  publishedAt: new Date(0),
  opensAt: null,
  membersOpenAt: null,
  membersOpen: false,
  closesAt: null,
  archivedAt: null,
  places: 1,
  state: 'last',
  restaurant: null,
  organizer: null,
  distance: null,
  howToPay: '',
} as Partial<EventDetails> as EventDetails

test('the data has the club’s local time, the price and the availability', () => {
  expect(buildEventJsonLd(dinner, 'ca')).toMatchObject({
    url: 'http://localhost:3000/ca/eventos/7',
    startDate: '2026-10-25T20:00:00+01:00',
    offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    organizer: { name: 'Cercle Gastronòmic' },
  })
})

test('a full event is sold out; of a past one nothing is offered', () => {
  expect(buildEventJsonLd({ ...dinner, state: 'full' }, 'es').offers?.availability).toBe('https://schema.org/SoldOut')
  expect(buildEventJsonLd({ ...dinner, state: 'past' }, 'es').offers).toBeUndefined()
})

test('an event without a photograph is shared with its drawing', () => {
  expect(eventShareImage(dinner)?.path).toMatch(/share-[a-z]+.*\.jpg$/)
})

test('a cancelled event says so and offers nothing; one that opens later says when', () => {
  const cancelled = buildEventJsonLd({ ...dinner, state: 'cancelled' }, 'es')
  expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled', offers: undefined })
  const soon = { ...dinner, state: 'soon', opensAt: '2026-10-01T08:00:00.000Z' } as const
  expect(buildEventJsonLd(soon, 'es').offers).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    validFrom: '2026-10-01T10:00:00+02:00',
  })
  expect(buildEventJsonLd({ ...dinner, state: 'closed' }, 'es').offers).toBeUndefined()
})

test('the place has a postal address, and no end is invented', () => {
  const data = buildEventJsonLd(dinner, 'es')
  expect(data.location).toMatchObject({
    name: 'Cercle Gastronòmic',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Carrer de l’Olivera, 12',
      addressLocality: 'Barcelona',
      addressCountry: 'ES',
    },
  })
  expect(buildEventJsonLd({ ...dinner, location: 'Plaça del Vi, 3, Girona' }, 'es').location.name).toBe(
    'Plaça del Vi, 3, Girona',
  )
  expect(data.endDate).toBeUndefined()
  const ended = buildEventJsonLd({ ...dinner, endsAt: '2026-10-25T23:00:00.000Z' }, 'es')
  expect(ended.endDate).toBe('2026-10-26T00:00:00+01:00')
})
