import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { database } from '#app/database/client.server.ts'
import { audit } from '#app/platform/audit.server.ts'
import type { ChallengeSubject } from '#app/accounts/second-factor/challenges.server.ts'
import { proveFactor, waysToProve, type Proof } from '#app/accounts/second-factor/prove-factor.server.ts'
import type { WaysToProve } from '#app/accounts/second-factor/ways-to-prove.ts'
import { checkPassword } from './credentials.server.ts'
import { panelAccount } from './guard.server.ts'
import { passwordRequired } from './password-required.ts'
import type { Account } from './sessions.server.ts'
import { confirmSession } from './start-session.server.ts'

/** How long a confirmed password or second factor counts for protected actions; signing in confirms too. */
const RECENT_PASSWORD_MS = 15 * 60 * 1000

export function hasRecentPassword({ confirmedAt }: Account): boolean {
  return Date.now() - confirmedAt.getTime() < RECENT_PASSWORD_MS
}

/**
 * Like `panelAccount`, and requires a recently confirmed password. @throws a redirect to /admin/confirmar for GET; 401
 * for POST, after which the panel asks for the password and sends the form again
 */
export async function requireRecentPassword(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<Account> {
  const account = await panelAccount(context, request, url)
  if (hasRecentPassword(account)) return account
  if (request.method === 'POST') throw data(passwordRequired, { status: 401 })
  throw redirect(`/admin/confirmar?volver=${encodeURIComponent(url.pathname + url.search)}`)
}

export const recentPasswordMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  await requireRecentPassword(context, request, url)
  return next()
}

type ConfirmResult<Reason> = { ok: true; cookies: string[] } | { ok: false; reason: Reason }

export async function confirmPassword(account: Account, password: string): Promise<ConfirmResult<'wrong'>> {
  if (!(await checkPassword(account.email, password))) return { ok: false, reason: 'wrong' }
  return noteConfirmed(account)
}

/** The second factor serves as well as the password: whoever holds a stolen session has neither. */
export async function confirmByFactor(
  account: Account,
  proof: Proof,
): Promise<ConfirmResult<'factor-wrong' | 'too-many'>> {
  const proven = await proveFactor(account.id, proof, confirmationSubject(account))
  return proven.ok ? noteConfirmed(account) : proven
}

export async function waysToConfirm(account: Account): Promise<WaysToProve> {
  return waysToProve(account.id, confirmationSubject(account))
}

/** Another one after each confirmation, so that a signature serves once. */
function confirmationSubject({ sessionId, confirmedAt }: Account): ChallengeSubject {
  return `confirmation:${sessionId}:${confirmedAt.getTime()}`
}

async function noteConfirmed({ id, sessionId }: Account): Promise<{ ok: true; cookies: string[] }> {
  const cookie = await database.transaction(async (tx) => {
    await audit(tx, { actor: id, action: 'session.confirmed', subject: id })
    return confirmSession(tx, sessionId)
  })
  return { ok: true, cookies: cookie ? [cookie] : [] }
}
