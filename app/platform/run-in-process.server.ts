import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire, getCompileCacheDir } from 'node:module'
import { basename } from 'node:path'
import { createSemaphore } from '#app/database/semaphore.server.ts'
import { log } from './observability/log.server.ts'

type Limits<Reply> = { heapMb: number; timeoutMs: number; otherwise?: Reply }

/** One at a time of each program. */
const semaphores = new Map<string, ReturnType<typeof createSemaphore>>()

/**
 * Sends one message to a program in a process of its own and answers what it replies: input that takes all memory or
 * time ends that process only. @throws when it ends without a reply, unless `otherwise` is the answer
 */
export function runInProcess<Reply>(program: string, message: object, limits: Limits<Reply>): Promise<Reply> {
  const { heapMb, timeoutMs, otherwise } = limits
  const run = async () => {
    const child = forkProgram(program, { execArgv: [`--max-old-space-size=${heapMb}`] })
    try {
      return await ask<Reply>(child, message, timeoutMs)
    } catch (err) {
      if (otherwise === undefined) throw err
      log.warn({ err }, 'a file could not be read')
      return otherwise
    } finally {
      // Ends it, and lets it keep its compiled modules.
      if (child.connected) child.disconnect()
    }
  }
  return semaphores.getOrInsertComputed(program, () => createSemaphore(1)).run(run)
}

type ProcessOptions = { execArgv?: string[]; env?: Record<string, string>; stderr?: 'inherit' | 'ignore' }

/** Gets no other environment than `env`: what reads uploads must hold no secret. */
export function forkProgram(program: string, { execArgv = [], env, stderr = 'ignore' }: ProcessOptions): ChildProcess {
  // Without its cache, Node's translator of TypeScript takes 14 MB.
  const cache = getCompileCacheDir()
  return fork(createRequire(import.meta.url).resolve(program), {
    env: { ...env, ...(cache && { NODE_COMPILE_CACHE: cache }) },
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  })
}

/** @throws when the process ends instead; it is killed when it takes longer than `timeoutMs` */
export async function ask<Reply>(child: ChildProcess, message: object, timeoutMs: number): Promise<Reply> {
  const settled = new AbortController()
  const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  try {
    const replied = once(child, 'message', { signal: settled.signal }).then(([reply]) => reply as Reply)
    const died = once(child, 'exit', { signal: settled.signal }).then(([code, signal]): never => {
      throw new Error(`${basename(child.spawnargs.at(-1) ?? '')} ended with ${signal ?? code}`)
    })
    child.send(message)
    return await Promise.race([replied, died])
  } finally {
    clearTimeout(late)
    settled.abort()
  }
}
