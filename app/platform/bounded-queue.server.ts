/** Runs a few tasks at a time and lets a bounded number wait, within this process. */
export type BoundedQueue = {
  /** Runs the task in its turn, however many wait: whoever can refuse asks `isFull` first. */
  run<T>(task: () => Promise<T>): Promise<T>
  isFull(): boolean
}

export function boundedQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0

  function finish() {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(task) {
      if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await task()
      } finally {
        finish()
      }
    },
    isFull: () => waiting.length >= maxWaiting,
  }
}
