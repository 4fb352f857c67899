import { redirect } from 'react-router'
import { signedOutHeaders } from '#app/accounts/session/signed-out-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { expireMemberCookies } from '#app/accounts/member-session/member-cookie.server.ts'
import { endMemberSession } from '#app/accounts/member-session/member-sessions.server.ts'
import type { Route } from './+types/sign-out-route.ts'

export async function action({ request, url }: Route.ActionArgs) {
  await endMemberSession(request)
  const headers = new Headers(signedOutHeaders)
  for (const cookie of [...expireMemberCookies(), flashMessageCookie('signed-out')])
    headers.append('Set-Cookie', cookie)
  return redirect(localPath('/', languageOf(url.pathname)), { status: 303, headers })
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath('/mis-cenas', languageOf(url.pathname)))
}
