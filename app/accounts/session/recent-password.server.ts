import { eq } from 'drizzle-orm'
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { database } from '#app/database/client.server.ts'
import { authSessions } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { panelAccount } from './guard.server.ts'
import { passwordRequired } from './password-required.ts'
import type { Account } from './sessions.server.ts'
import { checkPassword } from './sign-in.server.ts'

/** How long a confirmed password stays valid for protected actions; signing in counts as a confirmation. */
export const RECENT_PASSWORD_MS = 15 * 60 * 1000

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

type ConfirmResult = { ok: true; cookies: string[] } | { ok: false; reason: 'wrong' }

/**
 * Confirms the password of a session and replaces its token (ASVS 7.2.4), so that a stolen token stops working. The
 * session keeps its start and its absolute end.
 */
export async function confirmPassword(request: Request, account: Account, password: string): Promise<ConfirmResult> {
  const checked = await checkPassword(request, account.email, password)
  if (!checked) return { ok: false, reason: 'wrong' }
  const { token, cookies } = checked
  await database.transaction(async (tx) => {
    const [begun] = await tx
      .delete(authSessions)
      .where(eq(authSessions.token, token))
      .returning({ expiresAt: authSessions.expiresAt })
    await tx
      .update(authSessions)
      .set({ ...begun, token, confirmedAt: new Date() })
      .where(eq(authSessions.id, account.sessionId))
    await audit(tx, { actor: account.id, action: 'session.confirmed', subject: account.id })
  })
  return { ok: true, cookies }
}
