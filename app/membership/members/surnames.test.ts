import { expect, test } from 'vitest'
import { compareNames, listedName } from './surnames.ts'

test.each([
  ['Clara Vidal Roca', 'Vidal Roca, Clara'],
  ['Clara Vidal', 'Vidal, Clara'],
  ['Clara', 'Clara, '],
  ['Josep Maria Puig', 'Puig, Josep Maria'],
  ['Josep Maria Puig Ferrer', 'Puig Ferrer, Josep Maria'],
  ['Maria del Mar Bonet', 'Bonet, Maria del Mar'],
  ['Maria del Mar Bonet i Serra', 'Bonet i Serra, Maria del Mar'],
  ['Narcís Monturiol i Estarriol', 'Monturiol i Estarriol, Narcís'],
  ['Joan de la Torre Mas', 'de la Torre Mas, Joan'],
  ['Pau Riba Van Dyck', 'Riba Van Dyck, Pau'],
])('«%s» is listed as «%s»', (name, listed) => {
  const { surnames, given } = listedName(name)
  expect(`${surnames}, ${given}`).toBe(listed)
})

test('Names are in the order of their surnames, accents and «l·l» included', () => {
  const names = ['Pau Riba', 'Anna Àvila', 'Gemma Col·lell', 'Marta Colom', 'Zoe Abril', 'Biel Riba'].map(listedName)
  expect(names.toSorted(compareNames('ca')).map(({ surnames, given }) => `${surnames}, ${given}`)).toEqual([
    'Abril, Zoe',
    'Àvila, Anna',
    'Col·lell, Gemma',
    'Colom, Marta',
    'Riba, Biel',
    'Riba, Pau',
  ])
})
