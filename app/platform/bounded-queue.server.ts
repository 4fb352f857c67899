export type BoundedQueue = {
  /** Does not enforce the limit on waiting tasks: check `isFull` first. */
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
