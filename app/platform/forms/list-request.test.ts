import { expect, test } from 'vitest'
import { readChoice, readListRequest, readOrder } from './list-request.ts'

const ask = (query: string) => readListRequest(new URL(`http://localhost/admin/usuarios${query}`))

test('An address without query is the first page without search', () => {
  expect(ask('')).toEqual({ search: '', page: 1, limit: 25, offset: 0 })
})

test('The third page begins after fifty rows', () => {
  expect(ask('?q=%20roca%20&pagina=3')).toEqual({ search: 'roca', page: 3, limit: 25, offset: 50 })
})

test.each(['0', '-1', 'x', '1e9', '99999999999'])('A page «%s» is the first one', (page) => {
  expect(ask(`?pagina=${page}`).page).toBe(1)
})

const address = new URL('http://localhost/admin/blog?orden=-fecha&estado=draft&tipo=')

test('An order or a choice that the list does not know counts as none', () => {
  const orders = { fecha: [], '-fecha': [] }
  expect(readOrder(address, orders, 'fecha')).toBe('-fecha')
  expect(readOrder(new URL('http://localhost/?orden=toString'), orders, 'fecha')).toBe('fecha')
  expect(readChoice(address, 'estado', ['draft', 'published'])).toBe('draft')
  expect(readChoice(address, 'estado', ['published'])).toBeNull()
  expect(readChoice(address, 'tipo', ['draft'])).toBeNull()
})
