import { setTimeout as pause } from 'node:timers/promises'

/** Retries failed work after each of the delays in milliseconds; the last failure is thrown. */
export async function retry<T>(work: () => Promise<T>, delays: readonly number[]): Promise<T> {
  for (const delay of delays) {
    try {
      return await work()
    } catch {
      await pause(delay)
    }
  }
  return work()
}
