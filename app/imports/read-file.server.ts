import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire, getCompileCacheDir } from 'node:module'
import { createSemaphore } from '#app/database/semaphore.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import type { ReadFile } from './file-table.ts'

const READ_TIMEOUT_MS = 60_000
const MAX_HEAP_MB = 768

/** One file at a time. */
const semaphore = createSemaphore(1)

/**
 * Reads a file in a process of its own, without the secrets of this one: a file that takes all memory or time ends that process, and is
 * refused.
 */
export function readFile(bytes: Buffer): Promise<ReadFile> {
  return semaphore.run(() => readInChild(bytes))
}

async function readInChild(bytes: Buffer): Promise<ReadFile> {
  const cache = getCompileCacheDir()
  const child = fork(createRequire(import.meta.url).resolve('#app/imports/file-worker.ts'), {
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const settled = new AbortController()
  const late = setTimeout(() => child.kill('SIGKILL'), READ_TIMEOUT_MS)
  try {
    const answered = once(child, 'message', { signal: settled.signal }).then(([answer]) => answer as ReadFile)
    const died = once(child, 'exit', { signal: settled.signal }).then(([code, signal]): ReadFile => {
      log.warn({ code, signal }, 'process that reads an imported file ended')
      return { ok: false, reason: 'not-a-table' }
    })
    child.send(bytes)
    return await Promise.race([answered, died])
  } finally {
    clearTimeout(late)
    settled.abort()
    // Ends it, and lets it keep its compiled modules.
    if (child.connected) child.disconnect()
  }
}
