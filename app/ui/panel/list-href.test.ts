import { expect, test } from 'vitest'
import { listHref } from './list-href.ts'

test('A filter keeps the search and goes back to the first page', () => {
  expect(listHref('?q=roca&pagina=4', { estado: 'todas' })).toBe('?q=roca&estado=todas')
})

test('Another page keeps everything else', () => {
  expect(listHref('?q=roca&estado=todas', { pagina: '2' })).toBe('?q=roca&estado=todas&pagina=2')
})

test('Without parameters the address is that of the list', () => {
  expect(listHref('?q=roca', { q: null })).toBe('?')
})
