import { redirect } from 'react-router'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { signedOutHeaders } from './signed-out-headers.ts'
import { signOut } from './sessions.server.ts'
import type { Route } from './+types/panel-sign-out-route.ts'

export async function action({ request }: Route.ActionArgs) {
  try {
    const cookies = await signOut(request)
    return leave('/admin/login', [...cookies, flashMessageCookie('panel-signed-out')], signedOutHeaders)
  } catch (error) {
    log.error({ err: error }, 'sign-out failed')
    return leave('/admin/dashboard', [flashMessageCookie('sign-out-failed')])
  }
}

export function loader() {
  return redirect('/admin/login')
}

function leave(to: string, cookies: string[], init: HeadersInit = { 'Cache-Control': 'no-store' }): Response {
  const headers = new Headers(init)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(to, { status: 303, headers })
}
