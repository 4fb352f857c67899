import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

test('checks within a quarter of a second share one query, and later ones make their own', async () => {
  const answers = [true, false]
  let queries = 0
  const readiness = createReadiness(() => Promise.resolve(answers[queries++] ?? false))
  expect(await Promise.all([readiness.ready(), readiness.ready(), readiness.ready()])).toEqual([true, true, true])
  expect(queries).toBe(1)
  await pause(260)
  expect([await readiness.ready(), queries]).toEqual([false, 2])
})
