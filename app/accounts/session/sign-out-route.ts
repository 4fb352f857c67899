import { redirect } from 'react-router'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { signedOutHeaders } from './signed-out-headers.ts'
import { signOut } from './sessions.server.ts'
import type { Route } from './+types/sign-out-route.ts'

export async function action({ request, url }: Route.ActionArgs) {
  const cookies = await signOut(request)
  return redirectWithFlash(localPath('/', languageOf(url.pathname)), 'signed-out', cookies, signedOutHeaders)
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath('/auth', languageOf(url.pathname)))
}
