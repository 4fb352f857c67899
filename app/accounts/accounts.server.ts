import { randomUUID } from 'node:crypto'
import { eq, gt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#app/database/client.server.ts'
import { authAccounts, usuarios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { roleNumbers } from './capabilities.ts'
import { endPasswordLinks } from './end-links.server.ts'
import { grantConfiguredRole } from './configured-administrators.server.ts'

type NewAccount = {
  email: string
  name: string
  language: Language
  role?: number
  organizerId?: number | null
  privacyVersion?: string
  privacyAcceptedAt?: Date
}

/** Creates an account with a proven password. @returns its id; null when the address has an account */
export async function createAccount(
  tx: Queryable,
  { role = roleNumbers.user, ...user }: NewAccount,
  passwordHash: string,
): Promise<string | null> {
  const [row] = await tx
    .insert(usuarios)
    .values({ ...user, id: randomUUID(), role, email: user.email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: usuarios.id })
  if (!row) return null
  await setProvenPassword(tx, row.id, passwordHash)
  await grantConfiguredRole(tx, row.id)
  return row.id
}

/** Sets a password given by the holder of the mailbox or by the operator; this also verifies the e-mail. */
export async function setProvenPassword(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  const now = new Date()
  await tx
    .update(usuarios)
    .set({ emailVerified: true, passwordProvenAt: now, updatedAt: now })
    .where(eq(usuarios.id, userId))
  await setPasswordHash(tx, userId, passwordHash)
}

/** `auth_accounts.provider_id`: a temporary password is one that somebody else has set. */
const providers = { own: 'credential', temporary: 'temporary' } as const
export const TEMPORARY_PASSWORD_HOURS = 24

/** Replaces the password of an account, and ends the older links for a new one. */
export async function setPasswordHash(
  tx: Queryable,
  userId: string,
  password: string,
  kind: keyof typeof providers = 'own',
): Promise<void> {
  await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, userId)).for('update')
  await tx.delete(authAccounts).where(eq(authAccounts.userId, userId))
  await tx
    .insert(authAccounts)
    .values({ id: randomUUID(), accountId: userId, providerId: providers[kind], userId, password })
  await endPasswordLinks(tx, userId)
}

/** Whether a password is one of somebody else's choice, which its owner has to replace. */
export const isTemporaryPassword = sql<boolean>`${authAccounts.providerId} = ${providers.temporary}`

/** A temporary password opens nothing any more after a day. */
export const isPasswordValid = or(
  ne(authAccounts.providerId, providers.temporary),
  gt(authAccounts.createdAt, sql`now() - make_interval(hours => ${TEMPORARY_PASSWORD_HOURS})`),
)

export async function notifyPasswordChanged(tx: Parameters<typeof enqueueMail>[0], userId: string): Promise<void> {
  const { email: recipient, language } = usuarios
  const [user] = await tx.select({ recipient, language }).from(usuarios).where(eq(usuarios.id, userId))
  if (user)
    await enqueueMail(tx, { kind: 'password-changed', ref: `${userId}:${randomUUID()}`, data: { userId }, ...user })
}

export async function findByEmail(
  tx: Queryable,
  email: string,
): Promise<{ id: string; name: string; role: number } | undefined> {
  const [user] = await tx
    .select({ id: usuarios.id, name: usuarios.name, role: usuarios.role })
    .from(usuarios)
    .where(emailCondition(email))
  return user
}

/** `lower` as in the unique index; stored e-mails are in lower case. */
export function emailCondition(email: string): SQL {
  return sql`lower(${usuarios.email}) = ${email.toLowerCase()}`
}
