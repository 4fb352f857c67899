export class QueueFull extends Error {}

export type FairQueue = {
  /**
   * Clients take turns, however many tasks each has waiting. A task without a client goes first and is never refused.
   */
  run<T>(client: string | null, task: () => Promise<T>): Promise<T>
}

export type QueueLimits = {
  running: number
  runningEach: number
  waiting: number
  waitingEach: number
  waitMs: number
}

type Line = { running: number; waiting: (() => void)[] }

/** Limits concurrent tasks in total and per client. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  /** In order of turns. */
  const lines = new Map<string | null, Line>()
  let running = 0
  let waiting = 0

  function mayStart(client: string | null, line: Line): boolean {
    return running < limits.running && (client === null || line.running < limits.runningEach)
  }

  function start(client: string | null, line: Line) {
    running += 1
    line.running += 1
    lines.delete(client)
    lines.set(client, line)
  }

  function wait(client: string | null, line: Line): Promise<void> {
    const isFull = waiting >= limits.waiting || line.waiting.length >= limits.waitingEach
    if (isFull && client !== null) throw new QueueFull()
    lines.set(client, line)
    waiting += 1
    return new Promise((resume) => line.waiting.push(resume))
  }

  function next(): [string | null, Line] | undefined {
    const everybody = lines.get(null)
    if (everybody && everybody.waiting.length > 0) return [null, everybody]
    return lines.entries().find(([client, line]) => line.waiting.length > 0 && mayStart(client, line))
  }

  function finish(client: string | null, line: Line) {
    running -= 1
    line.running -= 1
    if (line.running === 0 && line.waiting.length === 0) lines.delete(client)
    const [nextClient, nextLine] = (waiting > 0 && next()) || []
    const resume = nextLine?.waiting.shift()
    if (nextClient === undefined || !nextLine || !resume) return
    waiting -= 1
    start(nextClient, nextLine)
    resume()
  }

  return {
    async run(client, task) {
      const line = lines.get(client) ?? { running: 0, waiting: [] }
      const since = performance.now()
      if (mayStart(client, line)) start(client, line)
      else await wait(client, line)
      try {
        if (client !== null && performance.now() - since > limits.waitMs) throw new QueueFull()
        return await task()
      } finally {
        finish(client, line)
      }
    },
  }
}
