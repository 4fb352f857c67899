import { database } from '#app/database/client.server.ts'
import { audit } from '#app/platform/audit.server.ts'
import { isPanelRole, roleOf, type Role } from '#app/accounts/capabilities.ts'
import { grantConfiguredRole, isConfiguredAdministrator } from '#app/accounts/configured-administrators.server.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { passwordMinimum } from '#app/accounts/password-rules.server.ts'
import { issueToken } from '#app/accounts/tokens.server.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { checkPassword, type Credentials } from './credentials.server.ts'
import { knownDeviceCookie } from './known-devices.server.ts'
import { endSession, endSessionsBy, findOpenSession } from './sessions.server.ts'
import { startSession } from './start-session.server.ts'

type Refusal<Reason> = { ok: false; reason: Reason }
/** `token`: of a link, with which its owner replaces the password that somebody else has set. */
type OwnPasswordNeeded = Refusal<'temporary-password'> & { token: string }
type SignInRefusal = Refusal<'wrong' | 'password-renewal'> | OwnPasswordNeeded
type Admitted = { ok: true; userId: string; role: Role }

type SignInResult = { ok: true; role: Role; cookies: string[] } | SignInRefusal

/** Starts a session and ends the browser's previous one. The cookies also make the device known. */
export async function signIn(request: Request, email: string, password: string): Promise<SignInResult> {
  const admitted = await admit(email, password)
  return admitted.ok ? replaceSession(request, admitted) : admitted
}

export type PanelSignInResult = SignInResult | Refusal<'no-permission'>

/**
 * Like `signIn`, for the panel: ends the other sessions of the account and refuses accounts without a role. An address
 * of ADMIN_EMAILS has no role before a mailed link proves its password.
 */
export async function signInToPanel(request: Request, email: string, password: string): Promise<PanelSignInResult> {
  const admitted = await admit(email, password)
  if (!admitted.ok) return admitted
  if (isPanelRole(admitted.role)) return replaceSession(request, admitted, { endOthers: true })
  return { ok: false, reason: isConfiguredAdministrator(email) ? 'password-renewal' : 'no-permission' }
}

async function admit(email: string, password: string): Promise<Admitted | SignInRefusal> {
  const credentials = await checkPassword(email, password)
  if (!credentials) return { ok: false, reason: 'wrong' }
  const next = stepAfterPassword(credentials, password)
  if (next === 'own-password') return requireOwnPassword(credentials.userId)
  if (next !== 'session') return { ok: false, reason: next }
  return { ok: true, userId: credentials.userId, role: await readRole(credentials) }
}

/** What follows a right password, for both sign-ins. A second factor is another step. */
function stepAfterPassword(account: Credentials, password: string): 'session' | 'password-renewal' | 'own-password' {
  if (account.isTemporary) return 'own-password'
  return password.length < passwordMinimum(account) ? 'password-renewal' : 'session'
}

async function requireOwnPassword(userId: string): Promise<OwnPasswordNeeded> {
  const id = await issueToken(database, 'reset-password', { userId, cause: 'temporary-password' })
  return { ok: false, reason: 'temporary-password', token: linkToken('reset-password', id) }
}

async function readRole({ userId, email, role }: Credentials): Promise<Role> {
  if (!isConfiguredAdministrator(email)) return roleOf(role)
  return inPanelTransaction((tx) => grantConfiguredRole(tx, userId))
}

async function replaceSession(
  request: Request,
  { userId, role }: Admitted,
  { endOthers = false } = {},
): Promise<SignInResult> {
  const previous = await findOpenSession(request)
  const cookie = await database.transaction(async (tx) => {
    if (previous) await endSession(tx, previous.account)
    if (endOthers) await endSessionsBy('elsewhere', tx, userId)
    if (isPanelRole(role)) await audit(tx, { actor: userId, action: 'session.begun', subject: userId })
    return startSession(tx, userId, request)
  })
  return { ok: true, role, cookies: [cookie, await knownDeviceCookie(userId)] }
}
