import { data } from 'react-router'
import { refundRateLimit, consumeRateLimit } from './rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'

/**
 * One try of a link's token, within the budget of whoever asks: over it nothing is looked up, so that a right guess is
 * not told from a wrong one. Tries that succeed do not count, and neither does an address without a token.
 */
export async function attemptToken<T>(
  token: string,
  attempt: () => Promise<T>,
  known: (outcome: T) => boolean,
): Promise<T | 'too-many'> {
  if (token === '') return attempt()
  const purse = { address: clientAddress() }
  if (!(await consumeRateLimit('token', purse)).ok) return 'too-many'
  const outcome = await attempt()
  if (known(outcome)) await refundRateLimit('token', purse)
  else recordSecurityEvent('token-refused')
  return outcome
}

/** The same for pages on which nothing is typed: over budget the answer is the failure screen, with 429. */
export async function tokenOutcome<T>(
  token: string,
  attempt: () => Promise<T>,
  known: (outcome: T) => boolean,
): Promise<T> {
  const outcome = await attemptToken(token, attempt, known)
  if (outcome === 'too-many') throw data(TOO_MANY, { status: 429 })
  return outcome
}

const TOO_MANY = 'too-many'

/** Whether this is what `tokenOutcome` has thrown. */
export function isTooMany(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'data' in error && error.data === TOO_MANY
}
