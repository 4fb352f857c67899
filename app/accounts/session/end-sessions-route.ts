import { redirect } from 'react-router'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { currentAccount } from './current-account.server.ts'
import { endListedSessions } from './session-list.server.ts'
import type { Route } from './+types/end-sessions-route.ts'

export async function action({ context, request, url }: Route.ActionArgs) {
  const account = await currentAccount(context)
  const which = textIn(await readForm(request), 'session')
  const back = localPath('/auth', languageOf(url.pathname))
  if (!account) return redirect(back, 303)
  await endListedSessions(account, account, which)
  const toast = which === 'others' ? 'sessions-ended' : 'session-ended'
  return redirect(back, {
    status: 303,
    headers: { 'Set-Cookie': flashMessageCookie(toast), 'Cache-Control': 'no-store' },
  })
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath('/auth', languageOf(url.pathname)))
}
