import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { authAccounts, usuarios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail.server.ts'
import { roleNumbers } from './capabilities.ts'
import { grantConfiguredRole } from './configured-administrators.server.ts'
import { hashPassword, isCommonPassword } from './passwords.server.ts'
import { endSessions } from './sessions.server.ts'
import { issueToken, takeToken } from './tokens.server.ts'

type SignUpForm = { name: string; email: string; password: string; language: Language; privacyVersion: string }
type PasswordResult = { ok: true } | { ok: false; reason: 'common' }

/**
 * Keeps a sign-up until its e-mail is confirmed; somebody who has an account already is told so by mail, and the page says the same
 * either way (decisions, Accounts).
 */
export async function signUp(form: SignUpForm): Promise<PasswordResult> {
  if (isCommonPassword(form.password)) return { ok: false, reason: 'common' }
  const passwordHash = await hashPassword(form.password)
  const email = form.email.toLowerCase()
  await inEvenTime(
    database.transaction(async (tx) => {
      const user = await findByEmail(tx, email)
      if (user) return tellOwner(tx, user.id, email, form.language)
      const { name, language, privacyVersion } = form
      const ref = await issueToken(tx, 'sign-up', { email, name, passwordHash, language, privacyVersion, privacyAcceptedAt: new Date().toISOString() })
      await enqueueMail(tx, { kind: 'verify-email', ref, recipient: email, language })
    }),
  )
  return { ok: true }
}

/** Longer than the work takes whether or not there is an account, in milliseconds: a stop-watch learns nothing either. */
const EVEN = 150

async function inEvenTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, pause(EVEN)])
}

/** At most one such mail an hour, however often the form is sent. */
async function tellOwner(tx: Parameters<typeof enqueueMail>[0], userId: string, email: string, language: Language) {
  const hour = new Date().toISOString().slice(0, 13)
  await enqueueMail(tx, { kind: 'existing-account', ref: `${userId}:${hour}`, recipient: email, language })
}

type LinkResult = { ok: true } | { ok: false; reason: 'unknown' }

/** Makes the account that a sign-up asked for. Whoever holds the mail's link has that e-mail. */
export async function verifyEmail(token: string): Promise<LinkResult> {
  return database.transaction(async (tx) => {
    const promise = await takeToken(tx, 'sign-up', token)
    if (!promise) return { ok: false, reason: 'unknown' }
    const { email, name, passwordHash, language, privacyVersion } = promise
    const user = { email, name, language, privacyVersion, privacyAcceptedAt: new Date(promise.privacyAcceptedAt) }
    await createAccount(tx, user, passwordHash)
    return { ok: true }
  })
}

/** Sends a link for a new password, if the address has an account; says nothing about that. */
export async function requestPasswordReset(typed: string, language: Language): Promise<void> {
  const email = typed.toLowerCase()
  await inEvenTime(
    database.transaction(async (tx) => {
      const user = await findByEmail(tx, email)
      if (!user) return
      const ref = await issueToken(tx, 'reset-password', { userId: user.id })
      await enqueueMail(tx, { kind: 'reset-password', ref, recipient: email, language })
    }),
  )
}

type NewPasswordResult = PasswordResult | { ok: false; reason: 'unknown' }

/** Sets the password that was forgotten, ends every session, and counts the e-mail as verified: the link came by it. */
export async function resetPassword(token: string, password: string): Promise<NewPasswordResult> {
  if (isCommonPassword(password)) return { ok: false, reason: 'common' }
  const passwordHash = await hashPassword(password)
  return database.transaction(async (tx) => {
    const promise = await takeToken(tx, 'reset-password', token)
    if (!promise) return { ok: false, reason: 'unknown' }
    const { userId } = promise
    await tx.update(usuarios).set({ emailVerified: true, updatedAt: new Date() }).where(eq(usuarios.id, userId))
    await setPasswordHash(tx, userId, passwordHash)
    await endSessions(tx, userId)
    await grantConfiguredRole(tx, userId)
    await tellPasswordChanged(tx, userId)
    return { ok: true }
  })
}

/** Makes the panel account somebody was invited to, or gives the role to the account that the address has got meanwhile. */
export async function acceptInvitation(token: string, form: { name: string; password: string }, privacyVersion: string): Promise<NewPasswordResult> {
  if (isCommonPassword(form.password)) return { ok: false, reason: 'common' }
  const passwordHash = await hashPassword(form.password)
  return database.transaction(async (tx) => {
    const promise = await takeToken(tx, 'invitation', token)
    if (!promise) return { ok: false, reason: 'unknown' }
    const { email, role } = promise
    const user = await findByEmail(tx, email)
    if (user) {
      // An invitation lifts, it never lowers.
      const kept = user.role === roleNumbers.admin ? user.role : role
      await tx.update(usuarios).set({ role: kept, emailVerified: true, updatedAt: new Date() }).where(eq(usuarios.id, user.id))
      await setPasswordHash(tx, user.id, passwordHash)
      await endSessions(tx, user.id)
      await audit(tx, { actor: user.id, action: 'user.invitation-accepted', subject: user.id, fields: ['role', 'password'] })
      return { ok: true }
    }
    await createAccount(tx, { email, name: form.name, language: 'es', role, privacyVersion, privacyAcceptedAt: new Date() }, passwordHash)
    const made = (await findByEmail(tx, email))?.id ?? ''
    await audit(tx, { actor: made, action: 'user.invitation-accepted', subject: made, fields: ['role'] })
    return { ok: true }
  })
}

type NewAccount = { email: string; name: string; language: Language; role?: number; privacyVersion?: string; privacyAcceptedAt?: Date }

/** An account with a verified e-mail and a password. An address that has one already keeps it as it is: confirmed twice is confirmed once. */
export async function createAccount(tx: Queryable, { role = roleNumbers.user, ...user }: NewAccount, passwordHash: string): Promise<void> {
  const [row] = await tx
    .insert(usuarios)
    .values({ ...user, id: randomUUID(), role, email: user.email.toLowerCase(), emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: usuarios.id })
  if (!row) return
  await setPasswordHash(tx, row.id, passwordHash)
  await grantConfiguredRole(tx, row.id)
}

export async function setPasswordHash(tx: Queryable, userId: string, password: string): Promise<void> {
  await tx
    .insert(authAccounts)
    .values({ id: randomUUID(), accountId: userId, providerId: 'credential', userId, password })
    .onConflictDoUpdate({ target: [authAccounts.providerId, authAccounts.accountId], set: { password, updatedAt: new Date() } })
}

/** The owner is told whenever the password changes, so that a thief cannot do it in silence. */
export async function tellPasswordChanged(tx: Parameters<typeof enqueueMail>[0], userId: string): Promise<void> {
  const [user] = await tx.select({ email: usuarios.email, language: usuarios.language }).from(usuarios).where(eq(usuarios.id, userId))
  if (user) await enqueueMail(tx, { kind: 'password-changed', ref: `${userId}:${randomUUID()}`, recipient: user.email, language: user.language })
}

/** @param email in lower case */
export async function findByEmail(tx: Queryable, email: string): Promise<{ id: string; name: string; role: number } | undefined> {
  const [user] = await tx
    .select({ id: usuarios.id, name: usuarios.name, role: usuarios.role })
    .from(usuarios)
    .where(eq(usuarios.email, email))
  return user
}
