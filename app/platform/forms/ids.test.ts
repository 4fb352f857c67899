import { expect, test } from 'vitest'
import { rowId } from './ids.ts'

test('Row ids are positive integers of PostgreSQL only', () => {
  expect(['1', '2147483647', '0', '-1', '01', '2147483648', '1e3', 'abc', '', undefined].map(rowId)).toEqual([
    1,
    2147483647,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
