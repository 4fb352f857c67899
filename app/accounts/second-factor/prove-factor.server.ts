import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { database, usingPool } from '#app/database/client.server.ts'
import { audit } from '#app/platform/audit.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { consumeRateLimit, refundRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import type { LimitedAction, LimitKeys } from '#app/rate-limits.ts'
import { consumePasskey, consumeTotpCode, listFactors, listPasskeys } from './factors.server.ts'
import { notifyFactorsChanged } from './notify-factors.server.ts'
import { authenticationOptions } from './passkeys.server.ts'
import type { ChallengeSubject } from './challenges.server.ts'
import { consumeRecoveryCode } from './recovery-codes.server.ts'
import type { WaysToProve } from './ways-to-prove.ts'

/** A code of an authenticator app, or a recovery code; or what the browser answers for a passkey. */
export type Proof = { code: string; passkey: string }

type ProofResult = { ok: true } | { ok: false; reason: 'factor-wrong' | 'too-many' }

const APP_CODE = /^\d{6}$/

/**
 * Proves the second factor of an account within the rate limits, for which only failures count. Recovery codes are
 * taken for a sign-in only.
 */
export async function proveFactor(userId: string, proof: Proof, subject: ChallengeSubject): Promise<ProofResult> {
  const { passkey } = proof
  const code = proof.code.replace(/[\s-]/g, '')
  const address = clientAddress()
  if (!passkey && APP_CODE.test(code)) {
    const keys = { account: userId, 'account-day': userId, address }
    return countFailures('second-factor', keys, () => proveByApp(userId, code))
  }
  return countFailures('strong-factor', { address }, () =>
    passkey ? proveByPasskey(userId, passkey, subject) : proveByRecoveryCode(userId, code, subject),
  )
}

async function countFailures<A extends LimitedAction>(
  action: A,
  keys: LimitKeys<A>,
  attempt: () => Promise<boolean>,
): Promise<ProofResult> {
  if (!(await consumeRateLimit(action, keys)).ok) return { ok: false, reason: 'too-many' }
  if (await attempt()) {
    await refundRateLimit(action, keys)
    return { ok: true }
  }
  recordSecurityEvent('second-factor-failed')
  return { ok: false, reason: 'factor-wrong' }
}

function proveByApp(userId: string, code: string): Promise<boolean> {
  return inPanelTransaction((tx) => consumeTotpCode(tx, userId, code))
}

function proveByPasskey(userId: string, answer: string, subject: ChallengeSubject): Promise<boolean> {
  return inPanelTransaction((tx) => consumePasskey(tx, userId, answer, subject))
}

async function proveByRecoveryCode(userId: string, code: string, subject: ChallengeSubject): Promise<boolean> {
  if (!subject.startsWith('sign-in:')) return false
  return inPanelTransaction(async (tx) => {
    if (!(await consumeRecoveryCode(tx, userId, code))) return false
    await audit(tx, { actor: userId, action: 'user.recovery-code-used', subject: userId })
    await notifyFactorsChanged(tx, userId, 'recovery-code-used')
    return true
  })
}

/** What the page asks for. */
export async function waysToProve(userId: string, subject: ChallengeSubject): Promise<WaysToProve> {
  return usingPool('panel', async () => {
    const factors = await listFactors(userId)
    const hasPasskey = factors.some(({ kind }) => kind === 'passkey')
    return {
      code: factors.some(({ kind }) => kind === 'totp'),
      passkey: hasPasskey ? await authenticationOptions(subject, await listPasskeys(database, userId)) : null,
    }
  })
}
