import { database } from '#app/database/client.server.ts'
import { audit } from '#app/platform/audit.server.ts'
import { noteAccountOf, recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { isPanelRole, roleOf, type Role } from '#app/accounts/capabilities.ts'
import { grantConfiguredRole, isConfiguredAdministrator } from '#app/accounts/configured-administrators.server.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { passwordMinimum } from '#app/accounts/password-rules.server.ts'
import { hasSecondFactor } from '#app/accounts/second-factor/factors.server.ts'
import {
  beginSignIn,
  endPendingSignIn,
  expirePendingSignIn,
  findPendingSignIn,
  type BegunSignIn,
} from '#app/accounts/second-factor/pending-sign-in.server.ts'
import { proveFactor, type Proof } from '#app/accounts/second-factor/prove-factor.server.ts'
import { issueToken } from '#app/accounts/tokens.server.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { checkPassword, findCredentials, type Credentials } from './credentials.server.ts'
import { knownDeviceCookie } from './known-devices.server.ts'
import { isOnNewDevice, notifyNewDevice } from './new-device.server.ts'
import { endSession, endSessionsBy, findOpenSession } from './sessions.server.ts'
import { startSession } from './start-session.server.ts'

type Refusal<Reason> = { ok: false; reason: Reason }
/** `token`: of a link, with which its owner replaces the password that somebody else has set. */
type OwnPasswordNeeded = Refusal<'temporary-password'> & { token: string }
type FactorNeeded = Refusal<'second-factor'> & { begun: BegunSignIn }
type SignInRefusal = Refusal<'wrong' | 'password-renewal'> | OwnPasswordNeeded
type Admitted = { ok: true; userId: string; email: string; role: Role }

type SignedIn = { ok: true; role: Role; cookies: string[] }
type SignInResult = SignedIn | SignInRefusal | FactorNeeded

/** Starts a session and ends the browser's previous one. The cookies also make the device known. */
export async function signIn(request: Request, email: string, password: string): Promise<SignInResult> {
  const admitted = await admit(email, password)
  return admitted.ok ? enter(request, admitted, { endsOthers: false }) : admitted
}

export type PanelSignInResult = SignInResult | Refusal<'no-permission'>

/**
 * Like `signIn`, for the panel: ends the other sessions of the account and refuses accounts without a role. An address
 * of ADMIN_EMAILS has no role before a mailed link proves its password.
 */
export async function signInToPanel(request: Request, email: string, password: string): Promise<PanelSignInResult> {
  const admitted = await admit(email, password)
  if (!admitted.ok) return admitted
  if (isPanelRole(admitted.role)) return enter(request, admitted, { endsOthers: true })
  return { ok: false, reason: isConfiguredAdministrator(email) ? 'password-renewal' : 'no-permission' }
}

async function admit(email: string, password: string): Promise<Admitted | SignInRefusal> {
  const credentials = await checkPassword(email, password)
  if (!credentials) return { ok: false, reason: 'wrong' }
  const next = stepAfterPassword(credentials, password)
  if (next === 'own-password') return requireOwnPassword(credentials.userId)
  if (next !== 'session') return { ok: false, reason: next }
  return { ok: true, userId: credentials.userId, email: credentials.email, role: await readRole(credentials) }
}

/** What follows a right password, for both sign-ins; the second factor is asked once the account is admitted. */
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

type Entering = { endsOthers: boolean }

async function enter(request: Request, admitted: Admitted, entering: Entering): Promise<SignedIn | FactorNeeded> {
  const { userId } = admitted
  if (!(await hasSecondFactor(userId))) return replaceSession(request, admitted, entering)
  return { ok: false, reason: 'second-factor', begun: await beginSignIn({ userId, ...entering }) }
}

type CompletionResult = SignedIn | Refusal<'factor-wrong' | 'too-many' | 'over'>

/** Starts the session of a sign-in that has begun with the right password. `over`: begin again. */
export async function completeSignIn(request: Request, proof: Proof): Promise<CompletionResult> {
  const pending = await findPendingSignIn(request)
  const account = pending && (await findCredentials(pending))
  if (!pending || !account) return { ok: false, reason: 'over' }
  noteAccountOf(account.email)
  const proven = await proveFactor(pending.userId, proof, pending.subject)
  if (!proven.ok) return proven
  if (!(await endPendingSignIn(request))) return { ok: false, reason: 'over' }
  recordSecurityEvent('signed-in')
  const admitted = { ...account, ok: true as const, role: roleOf(account.role) }
  const entered = await replaceSession(request, admitted, pending)
  return { ...entered, cookies: [...entered.cookies, expirePendingSignIn()] }
}

async function replaceSession(request: Request, admitted: Admitted, { endsOthers }: Entering): Promise<SignedIn> {
  const { userId, role } = admitted
  const [previous, isNewDevice] = await Promise.all([findOpenSession(request), isOnNewDevice(request, admitted)])
  const { cookie } = await database.transaction(async (tx) => {
    if (previous) await endSession(tx, previous.account)
    if (endsOthers) await endSessionsBy('elsewhere', tx, userId)
    if (isPanelRole(role)) await audit(tx, { actor: userId, action: 'session.begun', subject: userId })
    const started = await startSession(tx, userId, request)
    if (isNewDevice) await notifyNewDevice(tx, userId, started.id)
    return started
  })
  return { ok: true, role, cookies: [cookie, await knownDeviceCookie(userId)] }
}
