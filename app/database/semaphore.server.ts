/** Every connection has been in use for as long as anybody may wait for one; nothing has been asked of the database. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

/**
 * At most `max` at a time, in the order of arrival; who waits longer than `patience` goes away. @throws DatabaseBusy
 */
export function createSemaphore(max: number, patience: number) {
  let free = max
  const waiting: (() => void)[] = []
  const turn = () =>
    new Promise<void>((go, giveUp) => {
      const called = () => {
        clearTimeout(timer)
        go()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1)
        giveUp(new DatabaseBusy(`no connection was free within ${patience} ms`))
      }, patience)
      waiting.push(called)
    })
  const take = async <T>(work: () => PromiseLike<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
  return { take, usage: () => ({ busy: max - free, waiting: waiting.length }) }
}
