import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ seconds: number }>()

/** The longest wait of a request counts, in seconds. */
export function setRetryAfter(seconds: number): void {
  const wait = current.getStore()
  if (wait) wait.seconds = Math.max(wait.seconds, seconds)
}

/** Adds `Retry-After` to a 429 response (RFC 6585, RFC 9110 §10.2.3). */
export async function withRetryAfter(answer: () => Promise<Response>): Promise<Response> {
  return current.run({ seconds: 0 }, async () => {
    const response = await answer()
    const seconds = current.getStore()?.seconds ?? 0
    if (response.status === 429 && seconds > 0) response.headers.set('Retry-After', String(seconds))
    return response
  })
}
