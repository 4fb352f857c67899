/** PostgreSQL has not answered in time; the connection is presumed dead. */
export class DatabaseNotResponding extends Error {
  readonly code = 'CONNECTION_SILENT'
}

export type ResponseTimer = {
  /** Waits for an answer of PostgreSQL. @throws DatabaseNotResponding */
  waitFor<T>(answer: PromiseLike<T>): Promise<T>
  /** Stops the clock of an enclosing `waitFor` while the product itself works. */
  suspendDuring<T>(work: () => Promise<T>): Promise<T>
}

/** Bounds each wait for an answer; after a timeout the caller must drop the connection. @param timeoutMs or Infinity */
export async function withResponseTimeout<T>(
  timeoutMs: number,
  work: (timer: ResponseTimer) => Promise<T>,
): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  timedOut.catch(() => {})
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const changeWaiting = (change: 1 | -1) => {
    waiting += change
    clearTimeout(timer)
    // Two halves: after a pause of the whole process, answers that arrived meanwhile are read before the second half.
    const half = (next: () => void) => (timer = setTimeout(next, timeoutMs / 2).unref())
    if (waiting > 0 && timeoutMs < Infinity)
      half(() => half(() => reject(new DatabaseNotResponding(`no answer within ${timeoutMs} ms`))))
  }
  const during = async <R>(change: 1 | -1, start: () => PromiseLike<R>): Promise<R> => {
    changeWaiting(change)
    try {
      return await Promise.race([start(), timedOut])
    } finally {
      changeWaiting(change === 1 ? -1 : 1)
    }
  }
  try {
    return await work({ waitFor: (answer) => during(1, () => answer), suspendDuring: (own) => during(-1, own) })
  } finally {
    clearTimeout(timer)
  }
}
