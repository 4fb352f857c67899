import { and, eq, ne } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { authSessions } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { retry } from '#app/platform/retry.server.ts'
import { isAPIError } from 'better-auth/api'
import { auth } from './auth.server.ts'
import { isPanelRole, roleOf, type Role } from '#app/accounts/capabilities.ts'
import { expireSessionCookies, hasSessionCookie, sessionHeaders, usesLegacyCookie } from './session-cookie.server.ts'
import { absoluteEnd } from './session-lifetime.ts'

/** `confirmedAt`: when the password was last given in this session, signing in included. */
export type Account = { id: string; name: string; email: string; role: Role; sessionId: string; confirmedAt: Date }

/** The account of a request, and the cookies that the response must set (a renewed or ended session). */
export type SessionState = { account: Account | null; cookies: string[] }

const RETRY_DELAYS_MS = [150, 600]

/** Reads the session of a request from the database. @throws when the database is unavailable */
export async function readSession(request: Request): Promise<SessionState> {
  if (!hasSessionCookie(request)) return { account: null, cookies: [] }
  return retry(() => fetchSession(request), RETRY_DELAYS_MS)
}

async function fetchSession(request: Request): Promise<SessionState> {
  const found = await auth()
    .api.getSession({ headers: sessionHeaders(request), returnHeaders: true })
    // Another request ended the session during its renewal.
    .catch((error: unknown) => {
      if (isAPIError(error) && error.statusCode === 401) return null
      throw error
    })
  if (!found?.response) return { account: null, cookies: expireSessionCookies(request) }
  const { user, session } = found.response
  const role = roleOf(user.role ?? 0)
  if (absoluteEnd(role, session.createdAt) <= new Date()) {
    await database.delete(authSessions).where(eq(authSessions.id, session.id))
    return { account: null, cookies: expireSessionCookies(request) }
  }
  // Sessions of this release use the `__Host-` cookie, which no other host can set.
  if (usesLegacyCookie(request) && session.confirmedAt) return { account: null, cookies: expireSessionCookies(request) }
  const confirmedAt = session.confirmedAt ?? session.createdAt
  return {
    account: { id: user.id, name: user.name, email: user.email, role, sessionId: session.id, confirmedAt },
    cookies: found.headers.getSetCookie(),
  }
}

/** Ends the session of a request; audited for staff. @returns the cookies that remove it @throws when it cannot end */
export async function signOut(request: Request): Promise<string[]> {
  const headers = sessionHeaders(request)
  const found = await auth().api.getSession({ headers })
  if (found)
    await database.transaction((tx) =>
      endSession(tx, found.session.id, { id: found.user.id, role: roleOf(found.user.role ?? 0) }),
    )
  return expireSessionCookies(request)
}

export async function endSession(
  tx: Transaction,
  sessionId: string,
  account: { id: string; role: Role },
): Promise<void> {
  const ended = await tx.delete(authSessions).where(eq(authSessions.id, sessionId)).returning({ id: authSessions.id })
  if (ended.length > 0 && isPanelRole(account.role))
    await audit(tx, { actor: account.id, action: 'session.ended', subject: account.id })
}

export async function endSessions(tx: Queryable, userId: string, except?: string): Promise<void> {
  await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), except ? ne(authSessions.id, except) : undefined))
}
