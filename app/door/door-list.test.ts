import { expect, test } from 'vitest'
import { readDiet } from '#app/diets/diet.ts'
import { describeDoorDiet } from './door-diets.server.ts'
import { countParties, familyOf, matchesSearch, readEuros, type DoorGuest } from '#app/bookings/attendance/door-list.ts'

const guest = (given: Partial<DoorGuest>): DoorGuest => ({
  id: given.name ?? '',
  party: 'p',
  name: 'Núria Puig i Gol·la',
  position: 1,
  family: '',
  contact: 'Joan Ferrer',
  table: '7',
  menuChoice: '',
  diets: [],
  tickets: [],
  ...given,
})

test.each(['nuria', 'PUIG nú', 'golla', '7', 'joan ferrer', 'núria ferrer', ''])(
  '«%s» finds Núria Puig i Gol·la at table 7',
  (words) => {
    expect(matchesSearch(guest({}), words)).toBe(true)
  },
)

test.each(['uria', 'puig x'])('«%s» does not', (words) => {
  expect(matchesSearch(guest({}), words)).toBe(false)
})

test('the family of the party is said where the guest has another one', () => {
  expect(familyOf('Laia Casals', 'Joan Ferrer')).toBe('Ferrer')
  expect(familyOf('Pau Férrer', 'Joan Ferrer')).toBe('')
  expect(familyOf('', 'Joana Vila i Puig')).toBe('Vila i Puig')
})

test.each([
  ['48,50', 48.5],
  [' 255 ', 255],
  ['0', null],
  ['48,505', null],
  ['-3', null],
  ['', null],
])('«%s» is %s euros', (text, euros) => {
  expect(readEuros(text)).toBe(euros)
})

test('of each party it is counted who has come', () => {
  const guests = ['a', 'b', 'c'].map((name) => guest({ id: name, name }))
  expect(countParties(guests, new Map([['b', []]])).get('p')).toEqual({ size: 3, come: 1 })
})

test('the door knows allergies and ways of eating, and no pregnancy', () => {
  const diet = {
    allergens: ['gluten' as const, 'nuts' as const],
    traces: true,
    ways: ['vegan' as const, 'pregnancy' as const],
  }
  expect(describeDoorDiet({ ...diet, note: 'kiwi' }, 'es')).toEqual([
    { text: 'gluten · frutos de cáscara · trazas', allergy: true },
    { text: 'kiwi', allergy: true },
    { text: 'vegana', allergy: false },
  ])
  expect(describeDoorDiet(readDiet('sin marisco'), 'ca')).toEqual([{ text: 'sin marisco', allergy: true }])
})
