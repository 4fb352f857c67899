export class QueueFull extends Error {}
export class WaitedTooLong extends QueueFull {}

type FairQueue = {
  /**
   * A task without a client goes first and is never refused.
   * @param waitMs the longest wait, if not that of the queue
   * @throws QueueFull, WaitedTooLong
   */
  run<T>(client: string | null, task: () => Promise<T>, waitMs?: number): Promise<T>
}

export type QueueLimits = {
  running: number
  runningEach: number
  waiting: number
  waitingEach: number
  waitMs: number
}

type ClientQueue = { running: number; waiting: (() => void)[] }

export function createFairQueue(limits: QueueLimits): FairQueue {
  /** In order of turns. */
  const queues = new Map<string | null, ClientQueue>()
  let [running, waiting] = [0, 0]

  function mayStart(client: string | null, queue: ClientQueue): boolean {
    return running < limits.running && (client === null || queue.running < limits.runningEach)
  }

  function start(client: string | null, queue: ClientQueue) {
    running += 1
    queue.running += 1
    queues.delete(client)
    queues.set(client, queue)
  }

  function wait(client: string | null, queue: ClientQueue, waitMs: number): Promise<void> {
    const isFull = waiting >= limits.waiting || queue.waiting.length >= limits.waitingEach
    if (isFull && client !== null) throw new QueueFull()
    queues.set(client, queue)
    waiting += 1
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.waiting.push(resolve)
    return client === null ? promise : withinTime(promise, waitMs, () => leave(client, queue, resolve))
  }

  function leave(client: string, queue: ClientQueue, resume: () => void) {
    queue.waiting.splice(queue.waiting.indexOf(resume), 1)
    waiting -= 1
    forgetIfUnused(client, queue)
  }

  function forgetIfUnused(client: string | null, queue: ClientQueue) {
    if (queue.running === 0 && queue.waiting.length === 0) queues.delete(client)
  }

  function next(): [string | null, ClientQueue] | undefined {
    const shared = queues.get(null)
    if (shared && shared.waiting.length > 0) return [null, shared]
    return queues.entries().find(([client, queue]) => queue.waiting.length > 0 && mayStart(client, queue))
  }

  function finish(client: string | null, queue: ClientQueue) {
    running -= 1
    queue.running -= 1
    forgetIfUnused(client, queue)
    const [nextClient, nextQueue] = (waiting > 0 && next()) || []
    const resume = nextQueue?.waiting.shift()
    if (nextClient === undefined || !nextQueue || !resume) return
    waiting -= 1
    start(nextClient, nextQueue)
    resume()
  }

  return {
    async run(client, task, waitMs = limits.waitMs) {
      const queue = queues.get(client) ?? { running: 0, waiting: [] }
      const since = performance.now()
      if (mayStart(client, queue)) start(client, queue)
      else await wait(client, queue, waitMs)
      try {
        // Timers are late in a busy process.
        if (client !== null && performance.now() - since > waitMs) throw new WaitedTooLong()
        return await task()
      } finally {
        finish(client, queue)
      }
    },
  }
}

/** @throws WaitedTooLong, after `leave` */
function withinTime(turn: Promise<void>, waitMs: number, leave: () => void): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    leave()
    reject(new WaitedTooLong())
  }, waitMs)
  return Promise.race([turn, promise]).finally(() => clearTimeout(timer))
}
