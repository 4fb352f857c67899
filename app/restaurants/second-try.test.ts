import { expect, test, vi } from 'vitest'
import { withSecondTry } from './second-try.ts'

test('a read that fails once is tried again, after the wait', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here')
  const begun = performance.now()
  await expect(withSecondTry(read, 30)).resolves.toBe('here')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(29)
})

test('a missing row is an answer, and is not asked for again', async () => {
  const read = vi.fn<() => Promise<null>>().mockResolvedValue(null)
  await expect(withSecondTry(read, 0)).resolves.toBeNull()
  expect(read).toHaveBeenCalledTimes(1)
})

test('the second failure is the answer', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('still away'))
  await expect(withSecondTry(read, 0)).rejects.toThrow('still away')
  expect(read).toHaveBeenCalledTimes(2)
})
