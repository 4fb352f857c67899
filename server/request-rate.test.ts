import { expect, test } from 'vitest'
import { createRequestRate } from './request-rate.ts'

const times = (count: number, ask: () => boolean) => Array.from({ length: count }, ask).filter(Boolean).length

test('a client may use its whole minute at once, and then as much as time gives back', () => {
  const mayAsk = createRequestRate(60)
  expect(times(100, () => mayAsk('a', 0))).toBe(60)
  expect(times(10, () => mayAsk('a', 5_000))).toBe(5)
  expect(times(100, () => mayAsk('a', 120_000))).toBe(60)
})

test('clients have an allowance each', () => {
  const mayAsk = createRequestRate(2)
  expect(times(3, () => mayAsk('a', 0))).toBe(2)
  expect(times(3, () => mayAsk('b', 0))).toBe(2)
})

test('only so many clients are remembered, and the quietest is forgotten first', () => {
  const mayAsk = createRequestRate(1, 2)
  for (const client of ['a', 'b', 'c']) expect(mayAsk(client, 0)).toBe(true)
  expect(mayAsk('c', 0)).toBe(false)
  expect(mayAsk('a', 0)).toBe(true)
})
