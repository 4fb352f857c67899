import { expect, test } from 'vitest'
import { listSort } from './list-sort.ts'

test('A heading sorts by its own order and keeps the search; its address omits the default order', () => {
  expect(listSort('?q=roca&pagina=4', '-fecha')('nombre')).toEqual({
    href: '?q=roca&orden=nombre',
    direction: undefined,
  })
})

test('A second press turns the order round, and a third one back', () => {
  expect(listSort('?orden=nombre', 'nombre')('nombre')).toEqual({ href: '?orden=-nombre', direction: 'ascending' })
  expect(listSort('?orden=-nombre', '-nombre')('nombre')).toEqual({ href: '?orden=nombre', direction: 'descending' })
})
