type Semaphore = { run<T>(work: () => PromiseLike<T>): Promise<T>; usage(): { busy: number; waiting: number } }

/** Runs at most `max` works at once, first come, first served. A work that waits too long fails with `limit.error`. */
export function createSemaphore(max: number, limit?: { waitMs: number; error: () => Error }): Semaphore {
  let free = max
  const waiting: (() => void)[] = []

  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = (error: Error) => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(error)
      }
      const timer = limit && setTimeout(() => giveUp(limit.error()), limit.waitMs)
      waiting.push(start)
    })

  return {
    async run(work) {
      if (free > 0) free -= 1
      else await waitForSlot()
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free += 1
      }
    },
    usage: () => ({ busy: max - free, waiting: waiting.length }),
  }
}
