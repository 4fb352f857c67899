import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { boundedQueue } from '#app/platform/bounded-queue.server.ts'
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
 * glibc keeps freed memory in an arena for each thread, and after pictures that is some hundred MB: with these settings
 * large blocks go back to the system at once. The process gets no other setting: what decodes uploaded bytes holds no
 * secret.
 */
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
}

/** All decoding and encoding of pictures of this server, one at a time: one of 50 million pixels takes up to 200 MB. */
const queue = boundedQueue({ concurrency: 1, maxWaiting: MAX_WAITING })
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/** Whether so many pictures wait for their turn that another one had better come again. */
export function picturesAreQueueing(): boolean {
  return queue.isFull()
}

/**
 * Runs a task in the picture process, which is started when it is needed and ended when it is idle. @throws when it
 * fails or dies
 */
export function processPicture<Task extends keyof Tasks>(
  task: Task,
  ...input: Parameters<Tasks[Task]>
): Promise<Output<Task>> {
  return queue.run(() => runTask({ task, input })) as Promise<Output<Task>>
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
  const started = fork(program, {
    env: environment,
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
  // Referenced while it works: whoever awaits the answer must not end before it.
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
