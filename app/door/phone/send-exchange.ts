import type { DoorAnswer } from '#app/bookings/attendance/door-list.ts'
import type { ScriptAnswer } from '#app/platform/forms/send-form.ts'

/** Without an answer in this time the phone counts as offline. */
const ANSWER_MS = 8_000

/**
 * 'busy': asks too often. 'signed-out': the session is over. 'other': another event's pass is open in this browser.
 * 'closed': may not see the list any more.
 */
type Failure = 'offline' | 'busy' | 'signed-out' | 'other' | 'closed'

export type Failed = { failure: Failure; retryAfterMs: number }

const FAILURES: Partial<Record<number, Failure>> = {
  401: 'closed',
  403: 'closed',
  404: 'closed',
  409: 'other',
  429: 'busy',
}

/** What the phone has done, for what the other phones have. */
export async function sendExchange(address: string, exchange: object): Promise<DoorAnswer | Failed> {
  const failed = (failure: Failure, retryAfterMs = 0) => ({ failure, retryAfterMs })
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ exchange: JSON.stringify(exchange) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const answer = (await response.json()) as ScriptAnswer
    if ('redirect' in answer) return failed('signed-out')
    if (response.ok && answer.answer) return answer.answer as DoorAnswer
    return failed(FAILURES[response.status] ?? 'offline', 1_000 * Number(response.headers.get('Retry-After') ?? 0))
  } catch {
    return failed('offline')
  }
}
