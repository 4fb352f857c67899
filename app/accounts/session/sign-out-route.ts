import { redirect } from 'react-router'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { signedOutHeaders } from './signed-out-headers.ts'
import { signOut } from './sessions.server.ts'
import type { Route } from './+types/sign-out-route.ts'

export async function action({ request, url }: Route.ActionArgs) {
  const headers = new Headers(signedOutHeaders)
  for (const cookie of [...(await signOut(request)), flashMessageCookie('signed-out')])
    headers.append('Set-Cookie', cookie)
  return redirect(localPath('/', languageOf(url.pathname)), { status: 303, headers })
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath('/auth', languageOf(url.pathname)))
}
