/** Runs a read; the text of a failure is the specified one, for the log and developers. */
export async function readEvents<T>(what: 'evento' | 'eventos', read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new Error(`Error fetching ${what}: ${causeOf(error)}`, { cause: error })
  }
}

/** The message at the bottom, which names the reason and not the query. */
function causeOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error ? cause.message : String(cause)
}
