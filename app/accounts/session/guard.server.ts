import { data, redirect, redirectDocument, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { log } from '#app/platform/observability/log.server.ts'
import { noteAccountOf, recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { can, isPanelRole, type Act, type Capability } from '#app/accounts/capabilities.ts'
import { currentAccount } from './current-account.server.ts'
import type { Account } from './sessions.server.ts'

/**
 * The door of a part of the panel: runs before any loader or action below it, data requests included. Reading asks for
 * the capability to read, a POST for the one to write (back-office §6; outcomes by the decisions, Accounts).
 */
export function needs(capability: Capability): MiddlewareFunction<Response> {
  return async ({ request, context, url }, next) => {
    const account = await panelAccount(context, request, url)
    const act: Act = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'
    if (!can(account.role, capability, act)) throw refuse(act, account)
    return next()
  }
}

/** The door of the whole panel; nothing of it is kept by a cache or found by a search engine. */
export const panelOnly: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  await panelAccount(context, request, url)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

/**
 * The administrator or editor who asks. When that cannot be checked, who reads is led to the door; who sends something
 * is told to stay (503), and loses nothing that was typed (`admin/stay-while-unavailable.ts`). @throws the redirect
 * that everyone else gets, or that refusal
 */
export async function panelAccount(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<Account> {
  const account = await currentAccount(context).catch((error: unknown) => {
    log.error({ err: error }, 'the role cannot be checked')
    if (request.method === 'POST') throw data('check-failed', { status: 503 })
    throw toSignIn('check-failed')
  })
  if (!account) {
    recordSecurityEvent('sign-in-required')
    throw toSignIn('sign-in-first', url)
  }
  if (isPanelRole(account.role)) return account
  recordAccessRefused(account)
  throw toSignIn('no-permission')
}

/** The door is a public page: the panel's router must let the browser go there. */
function toSignIn(toast: string, from?: URL): Response {
  const back = from && from.pathname !== '/admin' ? `?volver=${encodeURIComponent(from.pathname + from.search)}` : ''
  return redirectDocument(`/admin/login${back}`, {
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': flashMessageCookie(toast) },
  })
}

/** An editor where only administrators may go. */
function refuse(act: Act, account: Account) {
  recordAccessRefused(account)
  if (act === 'write') return data('forbidden', { status: 403 })
  return redirect('/admin/dashboard', { headers: { 'Set-Cookie': flashMessageCookie('no-permission') } })
}

function recordAccessRefused({ email }: Account): void {
  noteAccountOf(email)
  recordSecurityEvent('access-refused')
}
