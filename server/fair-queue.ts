import { setImmediate as nextTurn } from 'node:timers/promises'

export class QueueFull extends Error {}
export class WaitedTooLong extends QueueFull {}

type FairQueue = {
  /**
   * A task without a client goes first and is never refused.
   * @throws QueueFull, WaitedTooLong
   */
  run<T>(client: string | null, task: () => Promise<T>): Promise<T>
  /** The next task would wait. */
  isFull(): boolean
}

export type QueueLimits = {
  running: number
  runningEach: number
  waiting: number
  waitingEach: number
  waitMs: number
  /** The longest wait of a client that runs less than its share, because others fill the queue. */
  waitForOthersMs: number
  /** Added to it at random: those who came together are not refused together. */
  waitSpreadMs: number
}

type ClientQueue = { running: number; waiting: (() => void)[] }
type Queues = Map<string | null, ClientQueue>
type MayStart = (client: string | null, queue: ClientQueue) => boolean

export function createFairQueue(limits: QueueLimits): FairQueue {
  /** In order of turns. */
  const queues: Queues = new Map()
  let [running, waiting] = [0, 0]

  const mayStart: MayStart = (client, queue) =>
    running < limits.running && (client === null || queue.running < limits.runningEach)

  function start(client: string | null, queue: ClientQueue) {
    running += 1
    queue.running += 1
    queues.delete(client)
    queues.set(client, queue)
  }

  function wait(client: string | null, queue: ClientQueue): Promise<void> {
    if (client !== null && (waiting >= limits.waiting || queue.waiting.length >= limits.waitingEach))
      throw new QueueFull()
    queues.set(client, queue)
    waiting += 1
    const turn = Promise.withResolvers<void>()
    queue.waiting.push(turn.resolve)
    const waitMs = limits.waitForOthersMs + Math.random() * limits.waitSpreadMs
    if (client !== null) rejectAfter(waitMs, turn, () => leave(client, queue, turn.resolve))
    return turn.promise
  }

  /** Not if it waits for its own tasks. */
  function leave(client: string, queue: ClientQueue, resume: () => void): boolean {
    if (queue.running >= limits.runningEach) return false
    queue.waiting.splice(queue.waiting.indexOf(resume), 1)
    waiting -= 1
    forgetUnused(client, queue)
    return true
  }

  function forgetUnused(client: string | null, queue: ClientQueue) {
    if (queue.running === 0 && queue.waiting.length === 0) queues.delete(client)
  }

  function finish(client: string | null, queue: ClientQueue) {
    running -= 1
    queue.running -= 1
    forgetUnused(client, queue)
    const [nextClient, nextQueue] = (waiting > 0 && nextOf(queues, mayStart)) || []
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
      // Then what has arrived goes first: Node accepts one connection in each turn of the event loop.
      else await wait(client, queue).then(() => nextTurn())
      try {
        if (client !== null && performance.now() - since > limits.waitMs) throw new WaitedTooLong()
        return await task()
      } finally {
        finish(client, queue)
      }
    },
    isFull: () => running >= limits.running,
  }
}

/** The shared queue first. */
function nextOf(queues: Queues, mayStart: MayStart): [string | null, ClientQueue] | undefined {
  const shared = queues.get(null)
  if (shared?.waiting.length) return [null, shared]
  return queues.entries().find(([client, queue]) => queue.waiting.length > 0 && mayStart(client, queue))
}

function rejectAfter(ms: number, { promise, reject }: PromiseWithResolvers<void>, leave: () => boolean) {
  const timer = setTimeout(() => leave() && reject(new WaitedTooLong()), ms)
  promise.finally(() => clearTimeout(timer)).catch(() => undefined)
}
