import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import {
  findByEmail,
  notifyPasswordChanged,
  setPasswordHash,
  setProvenPassword,
} from '#app/accounts/accounts.server.ts'
import { grantConfiguredRole } from '#app/accounts/configured-administrators.server.ts'
import { runInConstantTime } from '#app/accounts/constant-time.server.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { hashNewPassword, passwordMinimum, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { verifyPassword } from '#app/accounts/passwords.server.ts'
import { findCredentials } from './credentials.server.ts'
import { endSessions } from './sessions.server.ts'
import { findToken, issueToken, consumeToken, type PendingActions } from '#app/accounts/tokens.server.ts'

/** Mails a link for a new password if the address has an account, without revealing it. */
export async function requestPasswordReset(address: string, language: Language): Promise<void> {
  const email = address.toLowerCase()
  await runInConstantTime(
    database.transaction(async (tx) => {
      const user = await findByEmail(tx, email)
      if (!user) return
      const linkId = await issueToken(tx, 'reset-password', { userId: user.id })
      await enqueueMail(tx, { kind: 'reset-password', ref: linkId, data: { linkId }, recipient: email, language })
    }),
  )
}

type PasswordReset = { passwordMinimum: number; replacesTemporary: boolean }

export async function findPasswordReset(token: string): Promise<PasswordReset | null> {
  const account = await accountOfLink(token)
  return (
    account && { passwordMinimum: passwordMinimum(account), replacesTemporary: account.cause === 'temporary-password' }
  )
}

type PasswordResetResult =
  | { ok: true; userId: string }
  | { ok: false; reason: 'unknown' | 'temporary' | PasswordRefusal }

export async function resetPassword(token: string, password: string): Promise<PasswordResetResult> {
  const account = await accountOfLink(token)
  if (!account) return { ok: false, reason: 'unknown' }
  if (await isTheTemporaryOne(password, account.userId)) return { ok: false, reason: 'temporary' }
  const hashed = await hashNewPassword(password, account)
  if (!hashed.ok) return hashed
  return inPanelTransaction(async (tx) => {
    const pending = await consumeToken(tx, 'reset-password', token)
    if (!pending) return { ok: false, reason: 'unknown' }
    const { userId, cause } = pending
    // Whoever knows a temporary password has not read a mail.
    if (cause === 'temporary-password') await setPasswordHash(tx, userId, hashed.passwordHash)
    else await setProvenPassword(tx, userId, hashed.passwordHash)
    await endSessions(tx, userId)
    await grantConfiguredRole(tx, userId)
    await notifyPasswordChanged(tx, userId)
    return { ok: true, userId }
  })
}

async function isTheTemporaryOne(password: string, userId: string): Promise<boolean> {
  const stored = await findCredentials({ userId })
  return stored !== null && stored.isTemporary && verifyPassword(password, stored.passwordHash)
}

type LinkAccount = { email: string; role: number } & PendingActions['reset-password']

async function accountOfLink(token: string): Promise<LinkAccount | null> {
  const pending = await findToken('reset-password', token)
  if (!pending) return null
  const { email, role } = usuarios
  const [account] = await database.select({ email, role }).from(usuarios).where(eq(usuarios.id, pending.userId))
  return account ? { ...account, ...pending } : null
}
