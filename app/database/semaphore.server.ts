/** No connection became free in time; no query was sent. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

/** Runs at most `max` works at once, first come, first served. @throws DatabaseBusy after waiting `waitMs` */
export function createSemaphore(max: number, waitMs: number) {
  let free = max
  const waiting: (() => void)[] = []
  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new DatabaseBusy(`no connection was free within ${waitMs} ms`))
      }, waitMs)
      waiting.push(start)
    })
  const run = async <T>(work: () => PromiseLike<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await waitForSlot()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
  return { run, usage: () => ({ busy: max - free, waiting: waiting.length }) }
}
