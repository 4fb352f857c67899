import { describe, expect, test } from 'vitest'
import { categoryFrom, placeFrom } from './suggestions.ts'

const addresses = ['Carrer Nou, 3, Barcelona', 'Plaça Vella, 1, Vic']

describe('the place of an event', () => {
  test('is that of the chosen restaurant, in both languages', () => {
    expect(placeFrom(addresses[0]!, { location: '', location_ca: ' ' }, addresses)).toEqual({
      location: addresses[0],
      location_ca: addresses[0],
    })
  })

  test('follows another choice', () => {
    expect(placeFrom(addresses[1]!, { location: addresses[0]!, location_ca: '' }, addresses)).toEqual({
      location: addresses[1],
      location_ca: addresses[1],
    })
  })

  test('stays where somebody has typed it', () => {
    expect(placeFrom(addresses[1]!, { location: 'Al moll', location_ca: '' }, addresses)).toEqual({})
    expect(placeFrom(addresses[1]!, { location: addresses[0]!, location_ca: 'Al port' }, addresses)).toEqual({})
    expect(placeFrom(addresses[1]!, { location: addresses[1]!, location_ca: addresses[1]! }, addresses)).toEqual({})
    expect(placeFrom('', { location: '', location_ca: '' }, addresses)).toEqual({})
  })
})

describe('a category that is known', () => {
  const known = [{ es: 'Cena', ca: 'Sopar' }]

  test('gets its name in the other language', () => {
    expect(categoryFrom('es', { category: 'Cena', category_ca: '' }, known)).toEqual({ category_ca: 'Sopar' })
    expect(categoryFrom('ca', { category: '', category_ca: ' Sopar ' }, known)).toEqual({ category: 'Cena' })
  })

  test('keeps the one that it has, and an unknown one gets none', () => {
    expect(categoryFrom('es', { category: 'Cena', category_ca: 'Tast' }, known)).toEqual({})
    expect(categoryFrom('es', { category: 'Feria', category_ca: '' }, known)).toEqual({})
    expect(categoryFrom('es', { category: '', category_ca: '' }, known)).toEqual({})
  })
})
