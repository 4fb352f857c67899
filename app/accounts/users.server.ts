import { and, asc, count, desc, eq, notInArray } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { contains } from '#app/database/search.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import type { ListRequest } from '#app/platform/list-request.ts'
import { enqueueMail } from '#app/platform/mail.server.ts'
import { findByEmail, setPasswordHash, tellPasswordChanged } from './accounts.server.ts'
import { roleNumbers, roleOf, type Role } from './capabilities.ts'
import { isConfiguredAdministrator } from './configured-administrators.server.ts'
import { hashPassword, isCommonPassword } from './passwords.server.ts'
import { endSessions, type Account } from './sessions.server.ts'
import { issueToken } from './tokens.server.ts'

export type UserRow = { id: string; name: string; email: string; role: Role; createdAt: string }

const orders = {
  email: asc(usuarios.email),
  '-email': desc(usuarios.email),
  fecha: asc(usuarios.createdAt),
  '-fecha': desc(usuarios.createdAt),
}
export type UserOrder = keyof typeof orders

export function isUserOrder(value: string | null): value is UserOrder {
  return value !== null && Object.hasOwn(orders, value)
}

/** The accounts, a page at a time. @param role null for all */
export async function listUsers({ search, limit, offset }: ListRequest, role: Role | null, order: UserOrder): Promise<{ rows: UserRow[]; total: number }> {
  const where = and(role ? hasRole(role) : undefined, contains(search, usuarios.email, usuarios.name))
  const [rows, [counted]] = await Promise.all([
    database
      .select({ id: usuarios.id, name: usuarios.name, email: usuarios.email, role: usuarios.role, createdAt: usuarios.createdAt })
      .from(usuarios)
      .where(where)
      .orderBy(orders[order], asc(usuarios.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(usuarios).where(where),
  ])
  return { rows: rows.map((row) => ({ ...row, role: roleOf(row.role), createdAt: row.createdAt.toISOString() })), total: counted?.total ?? 0 }
}

function hasRole(role: Role) {
  return role === 'user' ? notInArray(usuarios.role, [roleNumbers.admin, roleNumbers.editor]) : eq(usuarios.role, roleNumbers[role])
}

export type RoleResult = { ok: true } | { ok: false; reason: 'unknown' | 'self' | 'last' | 'configured' }

/**
 * Gives a person another role and ends their sessions. An administrator cannot take away their own role or the last administrator's, nor one
 * that ADMIN_EMAILS would give back. Administrators are locked, so that of two removals at once one sees the other.
 */
export async function changeRole(by: Account, userId: string, role: Role): Promise<RoleResult> {
  return database.transaction(async (tx) => {
    const admins = await tx.select({ id: usuarios.id }).from(usuarios).where(hasRole('admin')).orderBy(asc(usuarios.id)).for('update')
    const [user] = await tx.select({ email: usuarios.email, role: usuarios.role }).from(usuarios).where(eq(usuarios.id, userId)).for('update')
    if (!user) return { ok: false, reason: 'unknown' }
    if (roleOf(user.role) === role) return { ok: true }
    if (roleOf(user.role) === 'admin') {
      if (userId === by.id) return { ok: false, reason: 'self' }
      if (admins.length <= 1) return { ok: false, reason: 'last' }
      if (isConfiguredAdministrator(user.email)) return { ok: false, reason: 'configured' }
    }
    await tx.update(usuarios).set({ role: roleNumbers[role], updatedAt: new Date() }).where(eq(usuarios.id, userId))
    await endSessions(tx, userId)
    await audit(tx, { actor: by.id, action: `user.made-${role}`, subject: userId, fields: ['role'] })
    return { ok: true }
  })
}

export type PasswordChangeResult = { ok: true } | { ok: false; reason: 'unknown' | 'common' }

/** Sets somebody's password; their sessions end (one's own stays, where one is), and they are told by mail. */
export async function changePassword(by: Account, userId: string, password: string): Promise<PasswordChangeResult> {
  if (isCommonPassword(password)) return { ok: false, reason: 'common' }
  const passwordHash = await hashPassword(password)
  return database.transaction(async (tx) => {
    const [user] = await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, userId)).for('update')
    if (!user) return { ok: false, reason: 'unknown' }
    await setPasswordHash(tx, userId, passwordHash)
    await endSessions(tx, userId, userId === by.id ? by.sessionId : undefined)
    await tellPasswordChanged(tx, userId)
    await audit(tx, { actor: by.id, action: 'user.password-changed', subject: userId, fields: ['password'] })
    return { ok: true }
  })
}

export type InvitationResult = { ok: true } | { ok: false; reason: 'exists' }

/** Invites somebody to the panel by mail; whoever has an account gets the role from the list instead. */
export async function inviteToPanel(by: Account, typed: string, role: 'admin' | 'editor'): Promise<InvitationResult> {
  const email = typed.toLowerCase()
  return database.transaction(async (tx) => {
    if (await findByEmail(tx, email)) return { ok: false, reason: 'exists' }
    const ref = await issueToken(tx, 'invitation', { email, role: roleNumbers[role] })
    await enqueueMail(tx, { kind: 'invitation', ref, recipient: email, language: 'es' })
    await audit(tx, { actor: by.id, action: `user.invited-as-${role}`, subject: ref })
    return { ok: true }
  })
}
