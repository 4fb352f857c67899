import { database, type Transaction } from '#app/database/client.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { createAccount, findByEmail } from '#app/accounts/accounts.server.ts'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { runInConstantTime } from '#app/accounts/constant-time.server.ts'
import { passwordLengths } from '#app/accounts/password-lengths.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { hashNewPassword, passwordMinimum, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { verifyPassword } from '#app/accounts/passwords.server.ts'
import { findToken, issueToken, consumeToken } from '#app/accounts/tokens.server.ts'

type SignUpForm = { name: string; email: string; password: string; language: Language; privacyVersion: string }
type SignUpResult = { ok: true } | { ok: false; reason: PasswordRefusal }

/**
 * Stores a sign-up until its e-mail is verified. The owner of an existing account is notified by mail; the page answers
 * the same. The staff length is required only behind the link: here it would reveal who is staff.
 */
export async function signUp({ password, ...form }: SignUpForm): Promise<SignUpResult> {
  const email = form.email.toLowerCase()
  const hashed = await hashNewPassword(password, { email, role: roleNumbers.user }, passwordLengths.account)
  if (!hashed.ok) return hashed
  const { passwordHash } = hashed
  await runInConstantTime(
    database.transaction(async (tx) => {
      const user = await findByEmail(tx, email)
      if (user) return notifyOwner(tx, user.id, email, form.language)
      const privacyAcceptedAt = new Date().toISOString()
      const linkId = await issueToken(tx, 'sign-up', { ...form, email, passwordHash, privacyAcceptedAt })
      await enqueueMail(tx, {
        kind: 'verify-email',
        ref: linkId,
        data: { linkId },
        recipient: email,
        language: form.language,
      })
    }),
  )
  return { ok: true }
}

async function notifyOwner(tx: Transaction, userId: string, email: string, language: Language) {
  const hour = new Date().toISOString().slice(0, 13)
  await enqueueMail(tx, {
    kind: 'existing-account',
    ref: `${userId}:${hour}`,
    data: { userId },
    recipient: email,
    language,
  })
}

type PendingSignUp = { email: string; passwordMinimum: number; hasAccount: boolean }

export async function findSignUp(token: string): Promise<PendingSignUp | null> {
  const pending = await findToken('sign-up', token)
  if (!pending) return null
  const { email } = pending
  const hasAccount = (await findByEmail(database, email)) !== undefined
  return { email, passwordMinimum: minimumFor(email), hasAccount }
}

type VerificationResult =
  | { ok: true; userId: string }
  | { ok: false; reason: 'unknown' | 'password-differs' | 'exists' | PasswordRefusal }

/**
 * Creates the account for the holder of the link who gives the sign-up's password. The link alone is not enough:
 * another person may have signed up with the address.
 */
export async function verifyWithPassword(token: string, password: string): Promise<VerificationResult> {
  const pending = await findToken('sign-up', token)
  if (!pending) return { ok: false, reason: 'unknown' }
  if (!(await verifyPassword(password, pending.passwordHash))) return { ok: false, reason: 'password-differs' }
  if (password.length < minimumFor(pending.email)) return { ok: false, reason: 'short' }
  return createVerifiedAccount(token, pending.passwordHash)
}

export async function verifyWithNewPassword(token: string, password: string): Promise<VerificationResult> {
  const pending = await findToken('sign-up', token)
  if (!pending) return { ok: false, reason: 'unknown' }
  const hashed = await hashNewPassword(password, { email: pending.email, role: roleNumbers.user })
  return hashed.ok ? createVerifiedAccount(token, hashed.passwordHash) : hashed
}

async function createVerifiedAccount(token: string, passwordHash: string): Promise<VerificationResult> {
  return inPanelTransaction(async (tx) => {
    const pending = await consumeToken(tx, 'sign-up', token)
    if (!pending) return { ok: false, reason: 'unknown' }
    const { email, name, language, privacyVersion } = pending
    const user = { email, name, language, privacyVersion, privacyAcceptedAt: new Date(pending.privacyAcceptedAt) }
    const userId = await createAccount(tx, user, passwordHash)
    return userId ? { ok: true, userId } : { ok: false, reason: 'exists' }
  })
}

function minimumFor(email: string): number {
  return passwordMinimum({ email, role: roleNumbers.user })
}
