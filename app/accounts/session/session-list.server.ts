import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { authSessions, usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { isPanelRole, roleOf, type Role } from '#app/accounts/capabilities.ts'
import { lockAdministrators } from '#app/accounts/lock-administrators.server.ts'
import { absoluteEnd } from './session-lifetime.ts'
import type { SessionRow } from './session-row.ts'
import type { Account } from './sessions.server.ts'
import { accountIdPattern } from '#app/accounts/forms.ts'

const MAX_SHOWN_SESSIONS = 50

type SessionOwner = { id: string; email: string; role: Role }

export async function findSessionOwner(userId: string): Promise<SessionOwner | null> {
  if (!accountIdPattern.test(userId)) return null
  const { id, email, role } = usuarios
  const [user] = await database.select({ id, email, role }).from(usuarios).where(eq(id, userId))
  return user ? { ...user, role: roleOf(user.role) } : null
}

export async function listSessions(owner: Pick<SessionOwner, 'id' | 'role'>, viewer: Account): Promise<SessionRow[]> {
  const s = authSessions
  const rows = await database
    .select(pick(s, 'id', 'device', 'createdAt', 'updatedAt'))
    .from(s)
    .where(and(eq(s.userId, owner.id), gt(s.expiresAt, new Date())))
    .orderBy(desc(s.updatedAt))
    .limit(MAX_SHOWN_SESSIONS)
  return rows
    .filter(({ createdAt }) => absoluteEnd(owner.role, createdAt) > new Date())
    .map(({ createdAt, updatedAt, ...session }) => ({
      ...session,
      startedAt: createdAt.toISOString(),
      seenAt: updatedAt.toISOString(),
      current: session.id === viewer.sessionId,
    }))
}

/**
 * Ends one session of an account or all of them, except the one of the requester. The events of staff are audited.
 * @param which the id of a session, or 'others'. @returns false when the account is another one, and the requester not
 * an administrator any more
 */
export async function endListedSessions(actor: Account, owner: Pick<SessionOwner, 'id'>, which: string) {
  const s = authSessions
  const chosen = which === 'others' ? undefined : eq(s.id, which)
  return database.transaction(async (tx) => {
    if (owner.id !== actor.id && !(await lockAdministrators(tx, actor)).isActing) return false
    const ended = await tx
      .delete(s)
      .where(and(eq(s.userId, owner.id), ne(s.id, actor.sessionId), chosen))
      .returning({ id: s.id })
    if (ended.length === 0) return true
    if (owner.id !== actor.id) await audit(tx, { actor: actor.id, action: 'user.sessions-ended', subject: owner.id })
    else if (isPanelRole(actor.role)) await audit(tx, { actor: actor.id, action: 'session.ended', subject: actor.id })
    return true
  })
}
