import { expect, test } from 'vitest'
import { runInProcess } from './run-in-process.server.ts'

const worker = '#app/imports/file-worker.ts'
const bytes = Buffer.from('Nom\nNúria')

test('A process that takes too long is ended, and the next one answers', async () => {
  const tooShort = { heapMb: 64, timeoutMs: 1 }
  await expect(runInProcess(worker, bytes, tooShort)).rejects.toThrow('file-worker.ts ended with SIGKILL')
  expect(await runInProcess(worker, bytes, { ...tooShort, otherwise: 'refused' })).toBe('refused')
  expect(await runInProcess(worker, bytes, { heapMb: 64, timeoutMs: 60_000 })).toMatchObject({ ok: true })
})
