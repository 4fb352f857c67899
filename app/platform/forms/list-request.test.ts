import { expect, test } from 'vitest'
import { readListRequest } from './list-request.ts'

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
