import { data, redirect, redirectDocument } from 'react-router'
import { noteAccountOf, recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { canOfOwn } from '#app/accounts/capabilities.ts'
import type { Account } from './sessions.server.ts'

export function redirectToSignIn(toast: string, from?: URL): Response {
  const back = from && from.pathname !== '/admin' ? `?volver=${encodeURIComponent(from.pathname + from.search)}` : ''
  return redirectDocument(`/admin/login${back}`, {
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': flashMessageCookie(toast) },
  })
}

export function refuseForm(account: Account) {
  recordAccessRefused(account)
  return data('forbidden', { status: 403 })
}

/** To the dashboard; without it, to `/admin`, which every role may read and which leads to a page that is open. */
export function refusePage(account: Account): Response {
  recordAccessRefused(account)
  return redirect(canOfOwn(account.role, 'dashboard.read') ? '/admin/dashboard' : '/admin', {
    headers: { 'Set-Cookie': flashMessageCookie('no-permission') },
  })
}

export function recordAccessRefused({ email }: Account): void {
  noteAccountOf(email)
  recordSecurityEvent('access-refused')
}
