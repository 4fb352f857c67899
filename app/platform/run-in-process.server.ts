import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire, getCompileCacheDir } from 'node:module'

type Limits = { heapMb: number; timeoutMs: number }

/**
 * Sends one message to a program and answers what it replies. The process is its own, without the secrets of this one:
 * input that takes all memory or time ends that process only. Throws when it ends without a reply.
 */
export async function runInProcess<Reply>(program: string, message: object, limits: Limits): Promise<Reply> {
  const cache = getCompileCacheDir()
  const child = fork(createRequire(import.meta.url).resolve(program), {
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const settled = new AbortController()
  const late = setTimeout(() => child.kill('SIGKILL'), limits.timeoutMs)
  try {
    const replied = once(child, 'message', { signal: settled.signal }).then(([reply]) => reply as Reply)
    const died = once(child, 'exit', { signal: settled.signal }).then(([code, signal]): never => {
      throw new Error(`the process of ${program} ended with ${signal ?? code}`)
    })
    child.send(message)
    return await Promise.race([replied, died])
  } finally {
    clearTimeout(late)
    settled.abort()
    // Ends it, and lets it keep its compiled modules.
    if (child.connected) child.disconnect()
  }
}
