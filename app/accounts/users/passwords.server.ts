import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { notifyPasswordChanged, setPasswordHash } from '#app/accounts/accounts.server.ts'
import { hashNewPassword, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { endSessions, type Account } from '#app/accounts/session/sessions.server.ts'
import { lockAdministrators } from '#app/accounts/lock-administrators.server.ts'
import { issueToken } from '#app/accounts/tokens.server.ts'

type PasswordChangeResult = { ok: true } | { ok: false; reason: 'unknown' | 'demoted' | PasswordRefusal }

/** A password for somebody else is temporary: its owner replaces it at the first sign-in (ASVS 6.4.1). */
export async function changePassword(actor: Account, userId: string, password: string): Promise<PasswordChangeResult> {
  const { id, email, role } = usuarios
  const [account] = await database.select({ email, role }).from(usuarios).where(eq(id, userId))
  if (!account) return { ok: false, reason: 'unknown' }
  const hashed = await hashNewPassword(password, account)
  if (!hashed.ok) return hashed
  return database.transaction(async (tx) => {
    if (!(await lockAdministrators(tx, actor)).isActing) return { ok: false, reason: 'demoted' }
    const [user] = await tx.select({ id }).from(usuarios).where(eq(id, userId)).for('update')
    if (!user) return { ok: false, reason: 'unknown' }
    const isOwn = userId === actor.id
    await setPasswordHash(tx, userId, hashed.passwordHash, isOwn ? 'own' : 'temporary')
    await endSessions(tx, userId, isOwn ? actor.sessionId : undefined)
    await notifyPasswordChanged(tx, userId)
    await audit(tx, { actor: actor.id, action: 'user.password-changed', subject: userId, fields: ['password'] })
    return { ok: true }
  })
}

type PasswordLinkResult = { ok: true } | { ok: false; reason: 'unknown' | 'demoted' }

export async function sendPasswordLink(actor: Account, userId: string): Promise<PasswordLinkResult> {
  const { id, email: recipient, language } = usuarios
  return database.transaction(async (tx) => {
    if (!(await lockAdministrators(tx, actor)).isActing) return { ok: false, reason: 'demoted' }
    const [user] = await tx.select({ recipient, language }).from(usuarios).where(eq(id, userId)).for('update')
    if (!user) return { ok: false, reason: 'unknown' }
    const linkId = await issueToken(tx, 'reset-password', { userId, cause: 'administrator' })
    await enqueueMail(tx, { kind: 'reset-password', ref: linkId, data: { linkId }, ...user })
    await audit(tx, { actor: actor.id, action: 'user.password-link-sent', subject: userId })
    return { ok: true }
  })
}
