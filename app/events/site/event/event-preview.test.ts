import { expect, test } from 'vitest'
import es from '#app/i18n/es/events.ts'
import ca from '#app/i18n/ca/events.ts'
import { eventPreview } from './event-preview.ts'

const dinner = {
  date: '2026-11-26T20:00:00.000Z',
  location: 'Carrer de l’Olivera, 12, Barcelona',
  price: 85,
  state: 'open',
  opensAt: null,
  membersOpenAt: null,
  lead: 'Siete platos.',
} as const

test('a preview starts with date, place and price', () => {
  expect(eventPreview(dinner, 'es', es)).toBe('Jue 26 nov, 21:00 · Barcelona · 85\u00a0€. Siete platos.')
  expect(eventPreview({ ...dinner, price: 0, location: 'Gratallops, Priorat', state: 'full' }, 'ca', ca)).toBe(
    'Dj 26 nov, 21:00 · Gratallops, Priorat · Gratuït · Complet. Siete platos.',
  )
})

test('it names what keeps somebody from registering', () => {
  const soon = { ...dinner, state: 'soon', opensAt: '2026-11-01T09:00:00.000Z' } as const
  expect(eventPreview(soon, 'es', es)).toContain('· 85\u00a0€ · Abre el 1 de noviembre.')
  expect(eventPreview(soon, 'ca', ca)).toContain('· S’obre l’1 de novembre.')
  expect(eventPreview({ ...dinner, state: 'cancelled' }, 'ca', ca)).toContain('· Barcelona · Cancel·lat.')
})

test('that of a past event has no price', () => {
  expect(eventPreview({ ...dinner, state: 'past' }, 'es', es)).toBe('26 nov 2026 · Barcelona. Siete platos.')
})
