import type { LimitedAction, LimitKeys } from '#app/rate-limits.ts'
import { refundRateLimit, consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { setRetryAfter } from '#app/platform/request/request-scope.server.ts'
import type { RefusalReason } from '#app/platform/refusals.ts'
import { noteAccountOf, recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import type { SecurityEventKind } from '#app/platform/observability/security-events.ts'
import { findKnownDevice } from './known-devices.server.ts'
import { isPasswordQueueFull } from '#app/accounts/passwords.server.ts'

/** By then the password queue is shorter. */
const QUEUE_RETRY_SECONDS = 5

type AttemptResult = { ok: boolean; reason?: RefusalReason }
type RecordedEvents = { right?: SecurityEventKind; wrong: SecurityEventKind }
type TooMany = { ok: false; reason: 'too-many' }

/**
 * Signs in within the rate limits of the address, the account and both together, or of a known device. The limits apply
 * before hashing, so that a flood costs no hashes; only failures count.
 */
export async function withinSignInLimit<T extends AttemptResult>(
  request: Request,
  email: string,
  attempt: () => Promise<T>,
  recorded: RecordedEvents = { right: 'signed-in', wrong: 'sign-in-failed' },
): Promise<T | TooMany> {
  noteAccountOf(email)
  if (!canHashPassword()) return { ok: false, reason: 'too-many' }
  const device = await findKnownDevice(request, email)
  if (device) return countFailures('sign-in-known-device', { device }, attempt, recorded)
  const address = clientAddress()
  const keys = { 'account-and-address': `${email} ${address}`, address, account: email }
  return countFailures('sign-in', keys, attempt, recorded)
}

async function countFailures<A extends LimitedAction, T extends AttemptResult>(
  action: A,
  keys: LimitKeys<A>,
  attempt: () => Promise<T>,
  recorded: RecordedEvents,
): Promise<T | TooMany> {
  if (!(await consumeRateLimit(action, keys)).ok) return { ok: false, reason: 'too-many' }
  const outcome = await attempt()
  if (outcome.reason === 'wrong') recordSecurityEvent(recorded.wrong)
  else await refundRateLimit(action, keys)
  if (outcome.ok && recorded.right) recordSecurityEvent(recorded.right)
  if (outcome.reason === 'no-permission' || outcome.reason === 'password-renewal') recordSecurityEvent('access-refused')
  return outcome
}

export async function consumeSignUpLimit(email: string): Promise<boolean> {
  return canHashPassword() && (await consumeRateLimit('sign-up', { address: clientAddress(), email })).ok
}

export async function consumePasswordResetLimit(email: string): Promise<boolean> {
  return (await consumeRateLimit('password-reset', { address: clientAddress(), email })).ok
}

/** False while the password queue is full. */
export function canHashPassword(): boolean {
  const free = !isPasswordQueueFull()
  if (!free) setRetryAfter(QUEUE_RETRY_SECONDS)
  return free
}

/** Whether an attempt with a token does not count as a guess of the token or of its password. */
export function isLegitimateAttempt(outcome: { ok: true } | { ok: false; reason: RefusalReason }): boolean {
  return outcome.ok || !guesses.has(outcome.reason)
}

const guesses = new Set<RefusalReason>(['unknown', 'password-differs'])
