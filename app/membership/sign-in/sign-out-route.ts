import { redirect } from 'react-router'
import { signedOutHeaders } from '#app/accounts/session/signed-out-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { expireMemberCookies } from '#app/accounts/member-session/member-cookie.server.ts'
import { endMemberSession } from '#app/accounts/member-session/member-sessions.server.ts'
import type { Route } from './+types/sign-out-route.ts'

export async function action({ request, url }: Route.ActionArgs) {
  await endMemberSession(request)
  const home = localPath('/', languageOf(url.pathname))
  return redirectWithFlash(home, 'signed-out', expireMemberCookies(), signedOutHeaders)
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath('/mis-cenas', languageOf(url.pathname)))
}
