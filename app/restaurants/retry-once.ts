export const RETRY_DELAY_MS = 500

/** Retries a failed read once after `wait` milliseconds; a second failure is thrown. */
export async function retryOnce<T>(read: () => Promise<T>, wait: number = RETRY_DELAY_MS): Promise<T> {
  try {
    return await read()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return read()
  }
}
