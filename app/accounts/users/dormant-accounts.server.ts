import { and, asc, eq, inArray, isNull, lt, max, or, sql } from 'drizzle-orm'
import { panelRoles, roleNumbers, roleOf, type Role } from '#app/accounts/capabilities.ts'
import { database } from '#app/database/client.server.ts'
import { auditLog, usuarios } from '#app/database/schema.ts'

/** The audit log has the sign-ins of three years. */
const DORMANT_DAYS = 90
const MAX_ACCOUNTS = 50

export type DormantAccount = {
  id: string
  email: string
  role: Role
  /** ISO string. */
  lastSignIn: Date | null
}

/** Accounts of the team with which nobody has signed in for long: each is a password that can be stolen unnoticed. */
export async function listDormantAccounts(): Promise<DormantAccount[]> {
  const { id, email, role, createdAt } = usuarios
  const signIns = database
    .select({ actor: auditLog.actor, last: max(auditLog.createdAt).as('last') })
    .from(auditLog)
    .where(eq(auditLog.action, 'session.begun'))
    .groupBy(auditLog.actor)
    .as('sign_ins')
  const longAgo = sql`now() - make_interval(days => ${DORMANT_DAYS})`
  const ofTeam = inArray(
    role,
    panelRoles.map((panelRole) => roleNumbers[panelRole]),
  )
  const rows = await database
    .select({ id, email, role, lastSignIn: signIns.last })
    .from(usuarios)
    .leftJoin(signIns, eq(signIns.actor, id))
    .where(and(ofTeam, lt(createdAt, longAgo), or(isNull(signIns.last), lt(signIns.last, longAgo))))
    .orderBy(asc(email))
    .limit(MAX_ACCOUNTS)
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }))
}
