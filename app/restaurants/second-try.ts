/** How long the second try waits, in milliseconds (specification §9, decisions "The 500 ms fallback delay"). */
export const secondTryAfter = 500

/**
 * Reads; when the read itself fails (a missing row is an answer, not a failure), waits and reads once more. The second
 * failure stands.
 */
export async function withSecondTry<T>(read: () => Promise<T>, wait: number = secondTryAfter): Promise<T> {
  try {
    return await read()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return read()
  }
}
