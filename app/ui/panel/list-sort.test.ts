import { expect, test } from 'vitest'
import { listSort } from './list-sort.ts'

test('A heading sorts by its own order, keeps the search, and says nothing of the order that the list has', () => {
  expect(listSort('?q=roca&pagina=4', '-fecha')('nombre')).toEqual({
    href: '?q=roca&orden=nombre',
    direction: undefined,
  })
})

test('A second press turns the order round, and a third one back', () => {
  expect(listSort('?orden=nombre', 'nombre')('nombre')).toEqual({ href: '?orden=-nombre', direction: 'ascending' })
  expect(listSort('?orden=-nombre', '-nombre')('nombre')).toEqual({ href: '?orden=nombre', direction: 'descending' })
})
