/** So many wait that one more had better come again. */
export class QueueFull extends Error {}

export type FairQueue = {
  /**
   * Runs the task once it is the asker's turn: askers take turns, however many tasks each of them has waiting. Without an asker the task is
   * everybody's and goes first. @throws QueueFull
   */
  run<T>(asker: string | null, task: () => Promise<T>): Promise<T>
}

type Limits = {
  maxRunning: number
  /** For one asker. */
  maxRunningEach: number
  maxWaiting: number
  maxWaitingEach: number
}

type Line = { running: number; waiting: (() => void)[] }

const EVERYBODY = ''

/** Runs a few tasks at a time within this process, so that no asker takes more than a share from the others. */
export function createFairQueue({ maxRunning, maxRunningEach, maxWaiting, maxWaitingEach }: Limits): FairQueue {
  /** In the order of whose turn it is next. */
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    return line
  }

  function mayRun(key: string, line: Line): boolean {
    return running < maxRunning && (key === EVERYBODY || line.running < maxRunningEach)
  }

  function nextKey(): string | undefined {
    if (lines.get(EVERYBODY)?.waiting.length) return EVERYBODY
    for (const [key, line] of lines) if (line.waiting.length > 0 && line.running < maxRunningEach) return key
    return undefined
  }

  function startNext() {
    if (waiting === 0 || running >= maxRunning) return
    const key = nextKey()
    if (key === undefined) return
    const line = lineOf(key)
    // Behind all the others.
    lines.delete(key)
    lines.set(key, line)
    waiting -= 1
    line.waiting.shift()?.()
  }

  async function take<T>(key: string, line: Line, task: () => Promise<T>): Promise<T> {
    running += 1
    line.running += 1
    try {
      return await task()
    } finally {
      running -= 1
      line.running -= 1
      if (line.running === 0 && line.waiting.length === 0) lines.delete(key)
      startNext()
    }
  }

  return {
    async run(asker, task) {
      const key = asker ?? EVERYBODY
      const line = lineOf(key)
      if (mayRun(key, line) && line.waiting.length === 0) return take(key, line, task)
      const full = waiting >= maxWaiting || (key !== EVERYBODY && line.waiting.length >= maxWaitingEach)
      if (full) throw new QueueFull('too many are waiting')
      waiting += 1
      return new Promise((resolve, reject) => {
        line.waiting.push(() => void take(key, line, task).then(resolve, reject))
      })
    },
  }
}
