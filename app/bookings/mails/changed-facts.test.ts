import { expect, test } from 'vitest'
import { changedFacts } from './changed-facts.ts'

const before = { date: new Date('2030-02-14T20:00:10Z'), location: 'Valls', locationCa: '', price: 12 }

test('a date, a place or a price that is another one is a change', () => {
  expect(changedFacts(before, { ...before, date: new Date('2030-02-14T20:00:00Z') })).toEqual([])
  expect(changedFacts(before, { ...before, date: new Date('2030-02-14T21:00:00Z'), price: 13 })).toEqual([
    'date',
    'price',
  ])
  expect(changedFacts(before, { ...before, location: 'Olot' })).toEqual(['place'])
})

test('a translation of the place that is added or removed is no change', () => {
  const both = { ...before, locationCa: 'Valls, a la plaça' }
  expect(changedFacts(before, both)).toEqual([])
  expect(changedFacts(both, before)).toEqual([])
  expect(changedFacts(both, { ...both, locationCa: 'Olot' })).toEqual(['place'])
  expect(changedFacts({ ...both, location: '' }, both)).toEqual([])
  expect(changedFacts(before, { ...before, location: '', locationCa: 'Olot' })).toEqual(['place'])
})
