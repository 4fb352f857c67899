import { eq } from 'drizzle-orm'
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { database } from '#app/database/client.server.ts'
import { authSessions } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { panelAccount } from './guard.server.ts'
import { passwordRequired } from './password-required.ts'
import type { Account } from './sessions.server.ts'
import { checkPassword } from './sign-in.server.ts'

/** How long a password that was given in a session counts for what asks for it again; signing in counts. */
export const RECENT_PASSWORD_MS = 15 * 60 * 1000

export function hasRecentPassword({ confirmedAt }: Account): boolean {
  return Date.now() - confirmedAt.getTime() < RECENT_PASSWORD_MS
}

/**
 * The same as `panelAccount`, for what a stolen or unattended session must not do: the person must have given their
 * password lately.
 * @throws a redirect to /admin/confirmar for what is read; for a form 401, after which the panel asks in place and
 * sends it again
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

/** The same for all that a route does. */
export const recentPasswordOnly: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  await requireRecentPassword(context, request, url)
  return next()
}

type ConfirmResult = { ok: true; cookies: string[] } | { ok: false; reason: 'wrong' }

/**
 * Notes in the session that its password was given again, and renames it (ASVS 7.2.4): it takes the token of a session
 * begun for that, and the token that may have been stolen opens nothing any more. Its beginning stays, and so does its
 * absolute end.
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
