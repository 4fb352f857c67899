import { and, eq, gt, ne } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { authSessions, usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { retry } from '#app/platform/retry.server.ts'
import { isPanelRole, roleOf, type Role } from '#app/accounts/capabilities.ts'
import { expireSessionCookies, hasSessionCookie, sessionCookie, sessionCookieOf } from './session-cookie.server.ts'
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
 * The account of a request, and the cookies that the response must set (a renewed or ended session). `replaced`: the
 * account has signed in to the panel elsewhere, which ended this session.
 */
export type SessionState = { account: Account | null; cookies: string[]; replaced?: boolean }

const RETRY_DELAYS_MS = [150, 600]

/** Reads the session of a request and renews it. @throws when the database is unavailable */
export async function readSession(request: Request): Promise<SessionState> {
  if (!hasSessionCookie(request)) return { account: null, cookies: [] }
  return retry(() => renewSession(request), RETRY_DELAYS_MS)
}

async function renewSession(request: Request): Promise<SessionState> {
  const session = await findSession(request)
  if (session === 'replaced') return { account: null, cookies: [], replaced: true }
  if (!session) return { account: null, cookies: expireSessionCookies(request) }
  const { account, token, expiresAt } = session
  if (!isRenewalDue(expiresAt)) return { account, cookies: [] }
  const renewed = await database
    .update(authSessions)
    .set(timesOfUse())
    .where(and(eq(authSessions.token, token), gt(authSessions.expiresAt, REPLACED)))
    .returning({ id: authSessions.id })
  // Another request may have ended the session.
  if (renewed.length === 0) return { account: null, cookies: expireSessionCookies(request) }
  return { account, cookies: [sessionCookie(token)] }
}

type OpenSession = { account: Account; token: string; expiresAt: Date }

/** The open session of a request. One that has reached its end is deleted; a replaced one stays until the purge. */
async function findSession(request: Request): Promise<OpenSession | 'replaced' | null> {
  const cookie = sessionCookieOf(request)
  const session = cookie && (await selectSession(cookie.token))
  // Sessions of this release use the `__Host-` cookie, which no other host can set.
  if (!session || (cookie.isLegacy && session.confirmedAt)) return null
  const { id, name, email, panelLanguage, sessionId, expiresAt, createdAt, confirmedAt } = session
  const role = roleOf(session.role)
  const now = new Date()
  if (expiresAt.getTime() === REPLACED.getTime()) return 'replaced'
  if (expiresAt <= now || absoluteEnd(role, createdAt) <= now) {
    await database.delete(authSessions).where(eq(authSessions.id, sessionId))
    return null
  }
  const account = { id, name, email, role, panelLanguage, sessionId, confirmedAt: confirmedAt ?? createdAt }
  return { account, token: cookie.token, expiresAt }
}

export async function findOpenSession(request: Request): Promise<OpenSession | null> {
  const session = await findSession(request)
  return session === 'replaced' ? null : session
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
  return expireSessionCookies(request)
}

export async function endSession(tx: Transaction, { id, role, sessionId }: Account): Promise<void> {
  const ended = await tx.delete(authSessions).where(eq(authSessions.id, sessionId)).returning({ id: authSessions.id })
  if (ended.length > 0 && isPanelRole(role)) await audit(tx, { actor: id, action: 'session.ended', subject: id })
}

/** The end of a session that a sign-in elsewhere has replaced: in the past for every release. */
export const REPLACED = new Date(0)

/** Ends the other sessions of an account; the row tells the ended browser why. */
export async function replaceSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.update(authSessions).set({ expiresAt: REPLACED }).where(eq(authSessions.userId, userId))
}

export async function endSessions(tx: Queryable, userId: string, except?: string): Promise<void> {
  await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), except ? ne(authSessions.id, except) : undefined))
}
