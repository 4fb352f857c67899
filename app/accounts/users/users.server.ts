import { removeAllFactors } from '#app/accounts/second-factor/factors.server.ts'
import { asc, eq, notInArray } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { organizers, usuarios } from '#app/database/schema.ts'
import { mainLanguage, mainText } from '#app/platform/main-language.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { findByEmail } from '#app/accounts/accounts.server.ts'
import { panelRoles, roleNumbers, roleOf, type PanelRole, type Role } from '#app/accounts/capabilities.ts'
import { isConfiguredAdministrator } from '#app/accounts/configured-administrators.server.ts'
import { endSessionsBy, type Account } from '#app/accounts/session/sessions.server.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { lockAdministrators } from '#app/accounts/lock-administrators.server.ts'
import { issueToken } from '#app/accounts/tokens.server.ts'
import { revokeInvitations } from '#app/accounts/end-links.server.ts'

export function hasRole(role: Role) {
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
    // Somebody who has left the team could neither see nor remove them.
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
