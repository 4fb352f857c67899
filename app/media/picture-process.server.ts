import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire, getCompileCacheDir } from 'node:module'
import { createSemaphore } from '#app/database/semaphore.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import type { pictureTasks } from './picture-tasks.server.ts'

type Tasks = typeof pictureTasks
type Output<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>
export type PictureRequest = { task: keyof Tasks; input: unknown[] }
export type PictureAnswer = { output: unknown } | { error: string }

const IDLE_MS = 30_000
const TASK_TIMEOUT_MS = 60_000
const MAX_WAITING = 8

/**
 * glibc keeps freed memory for each thread, some hundred MB after pictures; these settings return large blocks at once.
 * The process gets no other environment: code that decodes uploads must hold no secret.
 */
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
}

/** One task at a time: a picture of 50 million pixels takes up to 200 MB. */
const semaphore = createSemaphore(1)
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

export function isPictureQueueFull(): boolean {
  return semaphore.usage().waiting >= MAX_WAITING
}

/** Starts the picture process on demand and ends it when idle. Throws when the task fails or the process ends. */
export function processPicture<Task extends keyof Tasks>(
  task: Task,
  ...input: Parameters<Tasks[Task]>
): Promise<Output<Task>> {
  return semaphore.run(() => runTask({ task, input })) as Promise<Output<Task>>
}

async function runTask(request: PictureRequest): Promise<unknown> {
  clearTimeout(idle)
  child ??= startChild()
  try {
    const answer = await ask(child, request)
    if ('error' in answer) throw new Error(answer.error)
    return answer.output
  } finally {
    idle = setTimeout(endChild, IDLE_MS).unref()
  }
}

function startChild(): ChildProcess {
  const program = createRequire(import.meta.url).resolve('#app/media/picture-worker.ts')
  // Without its cache, Node's translator of TypeScript takes 14 MB.
  const cache = getCompileCacheDir()
  const started = fork(program, {
    env: { ...environment, ...(cache && { NODE_COMPILE_CACHE: cache }) },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.on('error', (error) => log.warn({ err: error }, 'picture process'))
  started.once('exit', () => {
    if (child === started) child = undefined
  })
  started.unref()
  started.channel?.unref()
  return started
}

function endChild() {
  child?.disconnect()
  child = undefined
}

async function ask(process: ChildProcess, request: PictureRequest): Promise<PictureAnswer> {
  const settled = new AbortController()
  const late = setTimeout(() => process.kill('SIGKILL'), TASK_TIMEOUT_MS)
  // Keeps this process alive until the answer arrives.
  process.channel?.ref()
  try {
    const answered = once(process, 'message', { signal: settled.signal }).then(([answer]) => answer as PictureAnswer)
    const died = once(process, 'exit', { signal: settled.signal }).then(([code, signal]): never => {
      throw new Error(`the picture process ended with ${signal ?? code}`)
    })
    process.send(request)
    return await Promise.race([answered, died])
  } finally {
    clearTimeout(late)
    settled.abort()
    process.channel?.unref()
  }
}
