export class QueueFull extends Error {}

type FairQueue = {
  /** A task without a client goes first and is never refused. */
  run<T>(client: string | null, task: () => Promise<T>): Promise<T>
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
  let running = 0
  let waiting = 0

  function mayStart(client: string | null, queue: ClientQueue): boolean {
    return running < limits.running && (client === null || queue.running < limits.runningEach)
  }

  function start(client: string | null, queue: ClientQueue) {
    running += 1
    queue.running += 1
    queues.delete(client)
    queues.set(client, queue)
  }

  function wait(client: string | null, queue: ClientQueue): Promise<void> {
    const isFull = waiting >= limits.waiting || queue.waiting.length >= limits.waitingEach
    if (isFull && client !== null) throw new QueueFull()
    queues.set(client, queue)
    waiting += 1
    return new Promise((resume) => queue.waiting.push(resume))
  }

  function next(): [string | null, ClientQueue] | undefined {
    const shared = queues.get(null)
    if (shared && shared.waiting.length > 0) return [null, shared]
    return queues.entries().find(([client, queue]) => queue.waiting.length > 0 && mayStart(client, queue))
  }

  function finish(client: string | null, queue: ClientQueue) {
    running -= 1
    queue.running -= 1
    if (queue.running === 0 && queue.waiting.length === 0) queues.delete(client)
    const [nextClient, nextQueue] = (waiting > 0 && next()) || []
    const resume = nextQueue?.waiting.shift()
    if (nextClient === undefined || !nextQueue || !resume) return
    waiting -= 1
    start(nextClient, nextQueue)
    resume()
  }

  return {
    async run(client, task) {
      const queue = queues.get(client) ?? { running: 0, waiting: [] }
      const since = performance.now()
      if (mayStart(client, queue)) start(client, queue)
      else await wait(client, queue)
      try {
        if (client !== null && performance.now() - since > limits.waitMs) throw new QueueFull()
        return await task()
      } finally {
        finish(client, queue)
      }
    },
  }
}
