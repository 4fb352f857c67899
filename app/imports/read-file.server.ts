import { runInProcess } from '#app/platform/run-in-process.server.ts'
import type { ReadFile } from './file-table.ts'

const LIMITS = { heapMb: 768, timeoutMs: 60_000 }

/** A file whose reading takes all memory or time is refused. */
export function readFile(bytes: Buffer): Promise<ReadFile> {
  const otherwise: ReadFile = { ok: false, reason: 'not-a-table' }
  return runInProcess('#app/imports/file-worker.ts', bytes, { ...LIMITS, otherwise })
}
