import { expect, test } from 'vitest'
import { createRequestRate } from './request-rate.ts'

const times = (count: number, ask: () => boolean) => Array.from({ length: count }, ask).filter(Boolean).length

test('a client may use the allowance of a minute at once, and then as much as time refills', () => {
  const mayAsk = createRequestRate(60)
  expect(times(100, () => mayAsk('a', 0))).toBe(60)
  expect(times(10, () => mayAsk('a', 5_000))).toBe(5)
  expect(times(100, () => mayAsk('a', 120_000))).toBe(60)
})

test('each client has an allowance of its own', () => {
  const mayAsk = createRequestRate(2)
  expect(times(3, () => mayAsk('a', 0))).toBe(2)
  expect(times(3, () => mayAsk('b', 0))).toBe(2)
})

test('the number of stored clients is bounded, and the least active one is removed first', () => {
  const mayAsk = createRequestRate(1, 2)
  for (const client of ['a', 'b', 'c']) expect(mayAsk(client, 0)).toBe(true)
  expect(mayAsk('c', 0)).toBe(false)
  expect(mayAsk('a', 0)).toBe(true)
})
