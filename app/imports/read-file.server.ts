import { createSemaphore } from '#app/database/semaphore.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { runInProcess } from '#app/platform/run-in-process.server.ts'
import type { ReadFile } from './file-table.ts'

const LIMITS = { heapMb: 768, timeoutMs: 60_000 }

/** One file at a time. */
const semaphore = createSemaphore(1)

/** A file whose reading takes all memory or time is refused. */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  try {
    return await semaphore.run(() => runInProcess<ReadFile>('#app/imports/file-worker.ts', bytes, LIMITS))
  } catch (err) {
    log.warn({ err }, 'process that reads an imported file ended')
    return { ok: false, reason: 'not-a-table' }
  }
}
