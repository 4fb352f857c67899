import { and, eq } from 'drizzle-orm'
import { authAccounts } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { notifyPasswordChanged, setPasswordHash } from '#app/accounts/accounts.server.ts'
import { isPanelRole } from '#app/accounts/capabilities.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { hashNewPassword, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { verifyPassword } from '#app/accounts/passwords.server.ts'
import { findCredentials } from './credentials.server.ts'
import { knownDeviceCookie } from './known-devices.server.ts'
import { endSessions, type Account } from './sessions.server.ts'
import { withinSignInLimit } from './sign-in-limits.server.ts'
import { confirmSession } from './start-session.server.ts'

type Passwords = { current_password: string; password: string }
type Change = { ok: true; cookies: string[] } | { ok: false; reason: 'wrong' | PasswordRefusal }

/**
 * Replaces the own password (ASVS 6.2.3), ends the other sessions and tells the owner. A wrong current password counts
 * as an attempt to sign in. @returns the cookies of the session, which has a new token, and of the device
 */
export async function changeOwnPassword(request: Request, account: Account, passwords: Passwords) {
  return withinSignInLimit(request, account.email, () => change(account, passwords), { wrong: 'confirmation-failed' })
}

async function change(account: Account, { current_password: current, password }: Passwords): Promise<Change> {
  const { id, role, sessionId } = account
  const credentials = await findCredentials({ userId: id })
  if (!credentials || !(await verifyPassword(current, credentials.passwordHash))) return { ok: false, reason: 'wrong' }
  const hashed = await hashNewPassword(password, credentials)
  if (!hashed.ok) return hashed
  const session = await inPanelTransaction(async (tx) => {
    // Another change meanwhile has made the current one wrong.
    const [still] = await tx
      .select({ id: authAccounts.id })
      .from(authAccounts)
      .where(and(eq(authAccounts.userId, id), eq(authAccounts.password, credentials.passwordHash)))
      .for('update')
    if (!still) return { cookie: null, isChanged: false }
    await setPasswordHash(tx, id, hashed.passwordHash)
    await endSessions(tx, id, sessionId)
    await notifyPasswordChanged(tx, id)
    if (isPanelRole(role))
      await audit(tx, { actor: id, action: 'user.own-password-changed', subject: id, fields: ['password'] })
    return { cookie: await confirmSession(tx, sessionId), isChanged: true }
  })
  if (!session.isChanged) return { ok: false, reason: 'wrong' }
  return { ok: true, cookies: [...(session.cookie ? [session.cookie] : []), await knownDeviceCookie(id)] }
}
