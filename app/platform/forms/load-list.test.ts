import { expect, test } from 'vitest'
import { loadList } from './load-list.server.ts'

const asked = { request: { search: 'roca', page: 2, limit: 25, offset: 25 }, status: 'draft' as const }
const page = { rows: ['a'], total: 26, more: false, reach: 26, widened: false }

test('A list is one page of rows with what the address asks for', async () => {
  expect(await loadList(asked, () => Promise.resolve({ ...page, choices: ['x'] }))).toEqual({
    ...page,
    choices: ['x'],
    ...asked.request,
    status: 'draft',
    failed: false,
  })
})

test('A list that cannot be read is empty and says so', async () => {
  expect(await loadList(asked, () => Promise.reject(new Error('column is missing')))).toMatchObject({
    rows: [],
    search: 'roca',
    status: 'draft',
    failed: true,
  })
})

test('An unavailable database is not an empty list', async () => {
  const lost = Object.assign(new Error('connection lost'), { code: '57P01' })
  await expect(loadList(asked, () => Promise.reject(lost))).rejects.toBe(lost)
})
