import type { LimitedAction, LimitKeys } from '#app/rate-limits.ts'
import { refundRateLimit, consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { setRetryAfter } from '#app/platform/request/retry-after.server.ts'
import { noteAccountOf, recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import type { SecurityEventKind } from '#app/platform/observability/security-events.ts'
import { findKnownDevice } from './known-devices.server.ts'
import { passwordsAreQueueing } from '#app/accounts/passwords.server.ts'

/** By then the password queue is shorter. */
const MAX_QUEUED_HASHES = 5

type Refusable = { ok: boolean; reason?: string }
type Recorded = { right?: SecurityEventKind; wrong: SecurityEventKind }
type TooMany = { ok: false; reason: 'too-many' }

/**
 * Signs in within the rate limits of the address, the account and both together, or of a known device. The limits apply
 * before hashing, so that a flood costs no hashes; only failures count.
 */
export async function withinSignInLimit<T extends Refusable>(
  request: Request,
  email: string,
  attempt: () => Promise<T>,
  recorded: Recorded = { right: 'signed-in', wrong: 'sign-in-failed' },
): Promise<T | TooMany> {
  noteAccountOf(email)
  if (!mayHash()) return { ok: false, reason: 'too-many' }
  const device = await findKnownDevice(request, email)
  if (device) return countFailures('sign-in-known-device', { device }, attempt, recorded)
  const address = clientAddress()
  const subjects = { 'account-and-address': `${email} ${address}`, address, account: email }
  return countFailures('sign-in', subjects, attempt, recorded)
}

async function countFailures<D extends LimitedAction, T extends Refusable>(
  door: D,
  subjects: LimitKeys<D>,
  attempt: () => Promise<T>,
  recorded: Recorded,
): Promise<T | TooMany> {
  if (!(await consumeRateLimit(door, subjects)).ok) return { ok: false, reason: 'too-many' }
  const outcome = await attempt()
  if (outcome.reason === 'wrong') recordSecurityEvent(recorded.wrong)
  else await refundRateLimit(door, subjects)
  if (outcome.ok && recorded.right) recordSecurityEvent(recorded.right)
  if (outcome.reason === 'no-permission') recordSecurityEvent('access-refused')
  return outcome
}

export async function maySignUp(email: string): Promise<boolean> {
  return mayHash() && (await consumeRateLimit('sign-up', { address: clientAddress(), email })).ok
}

export async function mayAskForNewPassword(email: string): Promise<boolean> {
  return (await consumeRateLimit('password-reset', { address: clientAddress(), email })).ok
}

/** False while the password queue is full. */
export function mayHash(): boolean {
  const free = !passwordsAreQueueing()
  if (!free) setRetryAfter(MAX_QUEUED_HASHES)
  return free
}

/** Whether an attempt with a token is no guess of the token or of its password. */
export function isNoGuess(outcome: { ok: true } | { ok: false; reason: string }): boolean {
  return outcome.ok || (outcome.reason !== 'unknown' && outcome.reason !== 'wrong')
}
