import { and, eq, gt, ne } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { authSessions, usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { withdrawPeopleKeys } from '#app/platform/forms/people-keys.server.ts'
import { retry } from '#app/platform/retry.server.ts'
import { isPanelRole, roleOf, type Role } from '#app/accounts/capabilities.ts'
import {
  bindingOf,
  expireSessionCookies,
  hasSessionCookie,
  sessionCookie,
  sessionCookieOf,
} from './session-cookie.server.ts'
import { absoluteEnd, isRenewalDue, timesOfUse } from './session-lifetime.ts'

/**
 * `confirmedAt`: when the password was last given in this session, signing in included. `panelLanguage`: null until the
 * account has chosen one.
 */
export type Account = {
  id: string
  name: string
  email: string
  role: Role
  panelLanguage: Language | null
  sessionId: string
  confirmedAt: Date
}

/**
 * `elsewhere`: the account has signed in to the panel elsewhere. `roleChanged` and `roleLost`: an administrator has
 * given it another role of the panel, or none.
 */
export type SessionEnd = 'elsewhere' | 'roleChanged' | 'roleLost'

/** The account of a request, and the cookies that the response must set (a renewed or ended session). */
export type SessionState = { account: Account | null; cookies: string[]; end?: SessionEnd }

const RETRY_DELAYS_MS = [150, 600]

/** Reads the session of a request and renews it. @throws when the database is unavailable */
export async function readSession(request: Request): Promise<SessionState> {
  if (!hasSessionCookie(request)) return { account: null, cookies: [] }
  return retry(() => renewSession(request), RETRY_DELAYS_MS)
}

async function renewSession(request: Request): Promise<SessionState> {
  const session = await findSession(request)
  if (typeof session === 'string') return { account: null, cookies: [], end: session }
  if (!session) return { account: null, cookies: expireSessionCookies(request) }
  const { account, token, createdAt, expiresAt } = session
  if (!isRenewalDue(expiresAt)) return { account, cookies: [] }
  const renewed = await database
    .update(authSessions)
    .set(timesOfUse())
    .where(and(eq(authSessions.token, token), gt(authSessions.expiresAt, new Date())))
    .returning({ id: authSessions.id })
  // Another request may have ended the session.
  if (renewed.length === 0) return { account: null, cookies: expireSessionCookies(request) }
  return { account, cookies: [sessionCookie(token, { userId: account.id, createdAt })] }
}

type OpenSession = { account: Account; token: string; createdAt: Date; expiresAt: Date }

/** The open session of a request. One that has reached its end is deleted; one that says why stays until the purge. */
async function findSession(request: Request): Promise<OpenSession | SessionEnd | null> {
  const cookie = sessionCookieOf(request)
  const session = cookie && (await selectSession(cookie.token))
  // Sessions of this release use the `__Host-` cookie, which no other host can set.
  if (!session || (cookie.isLegacy && session.confirmedAt)) return null
  const { id, name, email, panelLanguage, sessionId, expiresAt, createdAt, confirmedAt } = session
  const role = roleOf(session.role)
  const binding = bindingOf(cookie, { userId: id, createdAt })
  // A cookie of the previous release opens no account of the team: its row could have been given to another account.
  if (binding === 'other' || (binding === 'unbound' && isPanelRole(role))) return null
  const now = new Date()
  if (expiresAt.getTime() === ENDED.elsewhere.getTime()) return 'elsewhere'
  if (expiresAt.getTime() === ENDED.role.getTime()) return isPanelRole(role) ? 'roleChanged' : 'roleLost'
  if (expiresAt <= now || absoluteEnd(role, createdAt) <= now) {
    await database.delete(authSessions).where(eq(authSessions.id, sessionId))
    return null
  }
  const account = { id, name, email, role, panelLanguage, sessionId, confirmedAt: confirmedAt ?? createdAt }
  return { account, token: cookie.token, createdAt, expiresAt }
}

export async function findOpenSession(request: Request): Promise<OpenSession | null> {
  const session = await findSession(request)
  return typeof session === 'string' ? null : session
}

async function selectSession(token: string) {
  const { id: sessionId, expiresAt, createdAt, confirmedAt } = authSessions
  const { id, name, email, role, panelLanguage } = usuarios
  const [row] = await database
    .select({ id, name, email, role, panelLanguage, sessionId, expiresAt, createdAt, confirmedAt })
    .from(authSessions)
    .innerJoin(usuarios, eq(id, authSessions.userId))
    .where(eq(authSessions.token, token))
  return row
}

/** Ends the session of a request; audited for staff. @returns the cookies that remove it @throws when it cannot end */
export async function signOut(request: Request): Promise<string[]> {
  const session = await findOpenSession(request)
  if (session) await database.transaction((tx) => endSession(tx, session.account))
  return [...expireSessionCookies(request), ...withdrawPeopleKeys(request)]
}

export async function endSession(tx: Transaction, { id, role, sessionId }: Account): Promise<void> {
  const ended = await tx.delete(authSessions).where(eq(authSessions.id, sessionId)).returning({ id: authSessions.id })
  if (ended.length > 0 && isPanelRole(role)) await audit(tx, { actor: id, action: 'session.ended', subject: id })
}

/** The ends of sessions that say why, by a sign-in elsewhere or another role: in the past for every release. */
const ENDED = { elsewhere: new Date(0), role: new Date(1_000) } as const

/** Ends the sessions of an account; the row tells the ended browser why. */
export async function endSessionsBy(cause: keyof typeof ENDED, tx: Transaction, userId: string): Promise<void> {
  await tx.update(authSessions).set({ expiresAt: ENDED[cause] }).where(eq(authSessions.userId, userId))
}

export async function endSessions(tx: Queryable, userId: string, except?: string): Promise<void> {
  await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), except ? ne(authSessions.id, except) : undefined))
}
