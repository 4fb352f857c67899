import { expect, test, vi } from 'vitest'
import { retry } from './retry.server.ts'

test('failed work is retried after each delay', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue('here')
  const startedAt = performance.now()
  await expect(retry(work, [10, 20])).resolves.toBe('here')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29)
})

test('an answer is not retried', async () => {
  const work = vi.fn<() => Promise<null>>().mockResolvedValue(null)
  await expect(retry(work, [0])).resolves.toBeNull()
  expect(work).toHaveBeenCalledTimes(1)
})

test('the last failure is thrown', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('still unavailable'))
  await expect(retry(work, [0])).rejects.toThrow('still unavailable')
  expect(work).toHaveBeenCalledTimes(2)
})
