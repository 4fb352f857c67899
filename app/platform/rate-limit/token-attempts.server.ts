import { data } from 'react-router'
import type { RefusalReason } from '#app/platform/refusals.ts'
import { refundRateLimit, consumeRateLimit } from './rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'

/** Over the limit a token is not looked up, so that a correct guess looks like a wrong one. Success is refunded. */
export async function attemptToken<T>(
  token: string,
  attempt: () => Promise<T>,
  isSuccess: (outcome: T) => boolean,
): Promise<T | 'too-many'> {
  if (token === '') return attempt()
  const subject = { address: clientAddress() }
  if (!(await consumeRateLimit('token', subject)).ok) return 'too-many'
  const outcome = await attempt()
  if (isSuccess(outcome)) await refundRateLimit('token', subject)
  else recordSecurityEvent('token-refused')
  return outcome
}

/** Like `attemptToken`, for pages without a form: throws 429 over the limit. */
export async function tokenOutcome<T>(
  token: string,
  attempt: () => Promise<T>,
  isSuccess: (outcome: T) => boolean,
): Promise<T> {
  const outcome = await attemptToken(token, attempt, isSuccess)
  if (outcome === 'too-many') throw data(TOO_MANY, { status: 429 })
  return outcome
}

/** What is behind the link of a mail; null for an unknown token. Throws 429 over the limit. */
export function findByToken<T>(token: string, find: () => Promise<T | null>): Promise<T | null> {
  return tokenOutcome(token, find, (found) => found !== null)
}

type Refusable = { ok: true } | { ok: false; reason: RefusalReason }

/** An act behind the link of a mail. Only the refusal `unknown` counts as a guess. Throws 429 over the limit. */
export function actByToken<T extends Refusable>(token: string, act: () => Promise<T>): Promise<T> {
  return tokenOutcome(token, act, (outcome) => outcome.ok || outcome.reason !== 'unknown')
}

const TOO_MANY = 'too-many'

export function isTooMany(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'data' in error && error.data === TOO_MANY
}
