import { redirect } from 'react-router'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { signedOutHeaders } from './signed-out-headers.ts'
import { signOut } from './sessions.server.ts'
import type { Route } from './+types/panel-sign-out-route.ts'

export async function action({ request }: Route.ActionArgs) {
  try {
    const cookies = await signOut(request)
    return redirectWithFlash('/admin/login', 'panel-signed-out', cookies, signedOutHeaders)
  } catch (error) {
    log.error({ err: error }, 'sign-out failed')
    return redirectWithFlash('/admin/dashboard', 'sign-out-failed')
  }
}

export function loader() {
  return redirect('/admin/login')
}
