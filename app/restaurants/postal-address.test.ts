import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.ts'

test('a street and a town are told apart by a number', () => {
  expect(postalAddress('Carrer del Rec, 24, 08003 Barcelona')).toMatchObject({
    streetAddress: 'Carrer del Rec, 24',
    postalCode: '08003',
    addressLocality: 'Barcelona',
  })
  expect(postalAddress('Camí de Can Cirerer, s/n, 08739 Subirats')).toMatchObject({ addressLocality: 'Subirats' })
  expect(postalAddress('Plaça del Vi, 3, Girona')).toMatchObject({
    streetAddress: 'Plaça del Vi, 3',
    addressLocality: 'Girona',
  })
})

test('any other text stays whole: the last word may be no town', () => {
  for (const text of ['Gratallops, Priorat', 'Carrer Major, 3', 'Masia', ''])
    expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', streetAddress: text })
})
