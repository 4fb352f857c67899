import { and, eq, lt, ne } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { authSessions, usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { isAPIError } from 'better-auth/api'
import { auth } from './auth.server.ts'
import { isPanelRole, type Role } from '#app/accounts/capabilities.ts'
import { grantConfiguredRole, isConfiguredAdministrator } from '#app/accounts/configured-administrators.server.ts'
import { knownDeviceCookie } from './known-devices.server.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { passwordMinimum } from '#app/accounts/password-rules.server.ts'
import { endSession, readSession } from './sessions.server.ts'

export type SignInResult =
  | { ok: true; role: Role; cookies: string[] }
  | { ok: false; reason: 'wrong' | 'password-renewal' }

/**
 * Starts a session and ends the browser's previous one. Unknown addresses, wrong passwords and unverified addresses
 * give the same answer in the same time (one hash). The cookies also make the device known.
 */
export async function signIn(request: Request, email: string, password: string): Promise<SignInResult> {
  const outcome = await beginSession(request, email, password)
  if (outcome.ok) await endReplacedSession(request)
  return outcome
}

export type PanelSignInResult = SignInResult | { ok: false; reason: 'no-permission' }

/**
 * Like `signIn`, for the panel: ends the other sessions of the account and refuses accounts without a role. An address
 * of ADMIN_EMAILS has no role before a mailed link proves its password.
 */
export async function signInToPanel(request: Request, email: string, password: string): Promise<PanelSignInResult> {
  const outcome = await beginSession(request, email, password)
  if (!outcome.ok) return outcome
  const { account } = await readSession(
    new Request(request.url, { headers: { Cookie: outcome.cookies.map(cookiePair).join('; ') } }),
  )
  if (!account) throw new Error('a session that has just started cannot be read')
  if (!isPanelRole(outcome.role)) {
    await database.delete(authSessions).where(eq(authSessions.id, account.sessionId))
    return { ok: false, reason: isConfiguredAdministrator(email) ? 'password-renewal' : 'no-permission' }
  }
  await endReplacedSession(request)
  await database
    .delete(authSessions)
    .where(and(eq(authSessions.userId, account.id), ne(authSessions.id, account.sessionId)))
  return outcome
}

async function beginSession(request: Request, email: string, password: string): Promise<SignInResult> {
  const checked = await checkPassword(request, email, password)
  if (!checked) return { ok: false, reason: 'wrong' }
  const { userId, token, cookies } = checked
  await database.delete(authSessions).where(lt(authSessions.expiresAt, new Date()))
  const reason = await refusalAfterPassword(userId, password)
  if (reason) {
    await database.delete(authSessions).where(eq(authSessions.token, token))
    return { ok: false, reason }
  }
  const readRole = (tx: Queryable) => grantConfiguredRole(tx, userId)
  const role = isConfiguredAdministrator(email) ? await inPanelTransaction(readRole) : await readRole(database)
  if (isPanelRole(role)) await audit(database, { actor: userId, action: 'session.begun', subject: userId })
  return { ok: true, role, cookies: [...cookies, await knownDeviceCookie(userId)] }
}

/** The library checks the password and creates a session in one step. @returns null for a wrong password */
export async function checkPassword(request: Request, email: string, password: string) {
  try {
    const { response, headers } = await auth().api.signInEmail({
      body: { email, password },
      headers: request.headers,
      returnHeaders: true,
    })
    const { user, token } = response
    return token ? { userId: user.id, token, cookies: headers.getSetCookie() } : null
  } catch (error) {
    if (isAPIError(error) && [400, 401, 403].includes(error.statusCode)) return null
    throw error
  }
}

async function refusalAfterPassword(userId: string, password: string): Promise<'password-renewal' | null> {
  const { id, email, role } = usuarios
  const [user] = await database.select({ email, role }).from(usuarios).where(eq(id, userId))
  return user && password.length < passwordMinimum(user) ? 'password-renewal' : null
}

async function endReplacedSession(request: Request): Promise<void> {
  const { account } = await readSession(request)
  if (account) await database.transaction((tx) => endSession(tx, account.sessionId, account))
}

function cookiePair(setCookie: string): string {
  return setCookie.split(';', 1)[0] ?? ''
}
