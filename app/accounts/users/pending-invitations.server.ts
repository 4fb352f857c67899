import { desc, like } from 'drizzle-orm'
import { roleOf, type Role } from '#app/accounts/capabilities.ts'
import type { PendingActions } from '#app/accounts/tokens.server.ts'
import { database } from '#app/database/client.server.ts'
import { authVerifications } from '#app/database/schema.ts'

const MAX_INVITATIONS = 50

export type PendingInvitation = { id: string; email: string; role: Role; expiresAt: Date; expired: boolean }

/** Invitations that nobody has accepted, newest first; an accepted one is deleted, an expired one by the purge. */
export async function listPendingInvitations(): Promise<PendingInvitation[]> {
  const { id, identifier, value, expiresAt, createdAt } = authVerifications
  const rows = await database
    .select({ id, value, expiresAt })
    .from(authVerifications)
    .where(like(identifier, 'invitation:%'))
    .orderBy(desc(createdAt))
    .limit(MAX_INVITATIONS)
  const now = new Date()
  return rows.map((row) => {
    const { email, role } = JSON.parse(row.value) as PendingActions['invitation']
    return { id: row.id, email, role: roleOf(role), expiresAt: row.expiresAt, expired: row.expiresAt <= now }
  })
}
