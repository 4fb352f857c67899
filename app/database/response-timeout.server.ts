/**
 * What PostgreSQL was asked has had no answer for longer than it may take: whoever was at the other end is not there
 * any more.
 */
export class DatabaseNotResponding extends Error {
  readonly code = 'CONNECTION_SILENT'
}

/** One connection, while it is worked with. */
export type ResponseTimer = {
  /** Waits for an answer. @throws DatabaseSilent when the line has been silent for too long */
  waitFor<T>(asked: PromiseLike<T>): Promise<T>
  /** Within the wait for an answer, work of our own, for which nobody at the other end is waited for. */
  suspendDuring<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Does work over one connection, whose every silence is bounded; time in which nothing has been asked does not count.
 * What is still being waited for then is not stopped: who works with the connection lets go of it.
 * @param silence in milliseconds, or Infinity @throws DatabaseSilent
 */
export async function withResponseTimeout<T>(silence: number, work: (line: ResponseTimer) => Promise<T>): Promise<T> {
  const { promise: silent, reject } = Promise.withResolvers<never>()
  silent.catch(() => {})
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const wait = (change: 1 | -1) => {
    waiting += change
    clearTimeout(timer)
    // In two halves: a process that has stood still itself first hears what has been said meanwhile.
    const half = (next: () => void) => (timer = setTimeout(next, silence / 2).unref())
    if (waiting > 0 && silence < Infinity)
      half(() => half(() => reject(new DatabaseNotResponding(`no answer within ${silence} ms`))))
  }
  const during = async <R>(change: 1 | -1, what: () => PromiseLike<R>): Promise<R> => {
    wait(change)
    try {
      return await Promise.race([what(), silent])
    } finally {
      wait(change === 1 ? -1 : 1)
    }
  }
  try {
    return await work({ waitFor: (asked) => during(1, () => asked), suspendDuring: (own) => during(-1, own) })
  } finally {
    clearTimeout(timer)
  }
}
