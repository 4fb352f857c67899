import type { ChildProcess } from 'node:child_process'
import { createSemaphore } from '#app/database/semaphore.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { ask, forkProgram } from '#app/platform/run-in-process.server.ts'
import type { pictureTasks } from './picture-tasks.server.ts'

type Tasks = typeof pictureTasks
type Output<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>
export type PictureRequest = { task: keyof Tasks; input: unknown[] }
export type PictureAnswer = { output: unknown } | { error: string }

const IDLE_MS = 30_000
const TASK_TIMEOUT_MS = 60_000
const MAX_WAITING = 8

/** glibc keeps freed memory for each thread, some hundred MB after pictures; these settings return large blocks at once. */
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
  const { channel } = child
  // Keeps this process alive until the answer arrives.
  channel?.ref()
  try {
    const answer = await ask<PictureAnswer>(child, request, TASK_TIMEOUT_MS)
    if ('error' in answer) throw new Error(answer.error)
    return answer.output
  } finally {
    channel?.unref()
    idle = setTimeout(endChild, IDLE_MS).unref()
  }
}

function startChild(): ChildProcess {
  const started = forkProgram('#app/media/picture-worker.ts', { env: environment, stderr: 'inherit' })
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
