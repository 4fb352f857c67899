import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { RunningProduct } from './running-product.ts'
import { openSite } from './site.ts'

test('A server that cannot open after a restore does not join the next restore', async () => {
  let isRestoring = false
  const opened: boolean[] = []
  const product: RunningProduct = {
    listener: () => undefined,
    announceShutdown: async () => undefined,
    close: async () => undefined,
  }
  let failures = 0
  const site = await openSite({
    async open() {
      opened.push(isRestoring)
      if (opened.length !== 2) return product
      throw new Error('The database does not answer.')
    },
    isInMaintenance: async () => isRestoring,
    answerMaintenance: () => undefined,
    print(message) {
      if (message.includes('503')) isRestoring = false
    },
    onFailure() {
      isRestoring = true
      failures += 1
      // Longer than the pause before the next try.
      setTimeout(() => (isRestoring = false), 3_000)
      return false
    },
  })
  onTestFinished(() => site.close())
  isRestoring = true
  while (opened.length < 3) await pause(20)
  expect(failures).toBe(1)
  expect(opened).toEqual([false, false, false])
})
