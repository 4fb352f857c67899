import { removeAllFactors } from '#app/accounts/second-factor/factors.server.ts'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { organizers, usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { mainLanguage, mainText } from '#app/platform/main-language.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { findByEmail, setPasswordHash, notifyPasswordChanged } from '#app/accounts/accounts.server.ts'
import { panelRoles, roleNumbers, roleOf, type PanelRole, type Role } from '#app/accounts/capabilities.ts'
import { isConfiguredAdministrator } from '#app/accounts/configured-administrators.server.ts'
import { hashNewPassword, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { endSessions, endSessionsBy, type Account } from '#app/accounts/session/sessions.server.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { lockAdministrators } from '#app/accounts/lock-administrators.server.ts'
import { issueToken, revokeInvitations } from '#app/accounts/tokens.server.ts'

export const userOrders = inBothDirections({ email: [sql`lower(${usuarios.email})`], fecha: [usuarios.createdAt] })
type UserOrder = keyof typeof userOrders

export async function listUsers(request: ListRequest, role: Role | null, order: UserOrder) {
  const { id, name, email, createdAt } = usuarios
  const where = role ? hasRole(role) : undefined
  const { rows, ...page } = await listPage({ from: usuarios, where, request, orders: userOrders, order }, (condition) =>
    database
      .select({ id, name, email, role: usuarios.role, organizerId: usuarios.organizerId, createdAt })
      .from(usuarios)
      .where(condition),
  )
  return {
    ...page,
    rows: rows.map((row) => ({ ...row, role: roleOf(row.role), createdAt: row.createdAt.toISOString() })),
  }
}
export type UserRow = RowOf<typeof listUsers>

export function exportUsers(search: string, role: Role | null, order: UserOrder) {
  const { id, name, email, emailVerified, createdAt } = usuarios
  return streamRows(
    database
      .select({ name, email, emailVerified, role: usuarios.role, createdAt })
      .from(usuarios)
      .where(and(role ? hasRole(role) : undefined, searchCondition(usuarios.searchText, search)))
      .orderBy(...orderBy(userOrders[order], id)),
  )
}

function hasRole(role: Role) {
  return role === 'user'
    ? notInArray(
        usuarios.role,
        panelRoles.map((panelRole) => roleNumbers[panelRole]),
      )
    : eq(usuarios.role, roleNumbers[role])
}

type RoleResult =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'self' | 'last' | 'configured' | 'demoted' | 'organizer-gone' }

/**
 * Changes a role and ends the account's sessions. Refused for the own role of administrator, the last administrator and
 * addresses of ADMIN_EMAILS. Administrators are locked, so that concurrent removals cannot remove the last one.
 */
export async function changeRole(
  actor: Account,
  userId: string,
  role: Role,
  organizer: number | null = null,
): Promise<RoleResult> {
  const organizerId = role === 'organizer' ? organizer : null
  return database.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx, actor)
    const [user] = await tx
      .select({ email: usuarios.email, role: usuarios.role, organizerId: usuarios.organizerId })
      .from(usuarios)
      .where(eq(usuarios.id, userId))
      .for('update')
    if (!user) return { ok: false, reason: 'unknown' }
    const wasAdministrator = roleOf(user.role) === 'admin'
    if (wasAdministrator && administrators.count <= 1 && userId !== actor.id) return { ok: false, reason: 'last' }
    if (!administrators.isActing) return { ok: false, reason: 'demoted' }
    if (roleOf(user.role) === role && user.organizerId === organizerId) return { ok: true }
    if (role === 'organizer' && !(await isOrganizer(tx, organizerId))) return { ok: false, reason: 'organizer-gone' }
    if (wasAdministrator) {
      if (userId === actor.id) return { ok: false, reason: 'self' }
      if (isConfiguredAdministrator(user.email)) return { ok: false, reason: 'configured' }
    }
    const given = { role: roleNumbers[role], organizerId, updatedAt: new Date() }
    await tx.update(usuarios).set(given).where(eq(usuarios.id, userId))
    // Who has left the team could neither see nor remove them.
    if (role === 'user') await removeAllFactors(tx, userId)
    await endSessionsBy('role', tx, userId)
    if (wasAdministrator) await revokeInvitations(tx, userId)
    await auditAndTell(tx, { actor: actor.id, action: `user.made-${role}`, subject: userId, fields: ['role'] })
    return { ok: true }
  })
}

async function isOrganizer(tx: Transaction, id: number | null): Promise<boolean> {
  return id !== null && (await tx.select().from(organizers).where(eq(organizers.id, id)).for('key share')).length > 0
}

/** For the choice of whose events somebody has. */
export async function listOrganizerNames(): Promise<{ id: number; name: string }[]> {
  const name = mainText(organizers.name, organizers.nameCa)
  return database.select({ id: organizers.id, name }).from(organizers).orderBy(asc(name), asc(organizers.id))
}

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

/** Mails the owner of an account a link for a new password. */
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

type InvitationResult = { ok: true } | { ok: false; reason: 'exists' | 'demoted' | 'organizer-gone' }

export async function inviteToPanel(
  actor: Account,
  address: string,
  role: PanelRole,
  organizer: number | null = null,
): Promise<InvitationResult> {
  const organizerId = role === 'organizer' ? organizer : null
  const email = address.toLowerCase()
  return database.transaction(async (tx) => {
    if (!(await lockAdministrators(tx, actor)).isActing) return { ok: false, reason: 'demoted' }
    if (await findByEmail(tx, email)) return { ok: false, reason: 'exists' }
    if (role === 'organizer' && !(await isOrganizer(tx, organizerId))) return { ok: false, reason: 'organizer-gone' }
    const linkId = await issueToken(tx, 'invitation', { email, role: roleNumbers[role], organizerId, by: actor.id })
    await enqueueMail(tx, {
      kind: 'invitation',
      ref: linkId,
      data: { linkId },
      recipient: email,
      language: mainLanguage(),
    })
    await auditAndTell(tx, { actor: actor.id, action: `user.invited-as-${role}`, subject: linkId })
    return { ok: true }
  })
}
