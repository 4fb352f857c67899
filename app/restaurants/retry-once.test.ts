import { expect, test, vi } from 'vitest'
import { retryOnce } from './retry-once.ts'

test('a failed read is retried after the delay', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue('here')
  const startedAt = performance.now()
  await expect(retryOnce(read, 30)).resolves.toBe('here')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29)
})

test('a missing row is not retried', async () => {
  const read = vi.fn<() => Promise<null>>().mockResolvedValue(null)
  await expect(retryOnce(read, 0)).resolves.toBeNull()
  expect(read).toHaveBeenCalledTimes(1)
})

test('a second failure is thrown', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('still unavailable'))
  await expect(retryOnce(read, 0)).rejects.toThrow('still unavailable')
  expect(read).toHaveBeenCalledTimes(2)
})
