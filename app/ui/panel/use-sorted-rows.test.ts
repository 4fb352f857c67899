import { expect, test } from 'vitest'
import { sortRows } from './use-sorted-rows.ts'

const rows = [{ name: 'Òscar' }, { name: 'Zoe' }, { name: 'Anna' }]
const named = (order: string) => sortRows(rows, { nombre: ({ name }) => name }, order, 'ca').map(({ name }) => name)

test('A list that is shown whole is sorted by the order in the address, in either direction', () => {
  expect(named('nombre')).toEqual(['Anna', 'Òscar', 'Zoe'])
  expect(named('-nombre')).toEqual(['Zoe', 'Òscar', 'Anna'])
})

test.each(['', 'constructor', 'apellido'])('With the order «%s» the rows stay as they came', (order) => {
  expect(named(order)).toEqual(['Òscar', 'Zoe', 'Anna'])
})
