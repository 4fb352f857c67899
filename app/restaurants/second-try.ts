export const secondTryAfter = 500

/** Retries a failed read once after `wait` milliseconds; a second failure is thrown. */
export async function withSecondTry<T>(read: () => Promise<T>, wait: number = secondTryAfter): Promise<T> {
  try {
    return await read()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return read()
  }
}
