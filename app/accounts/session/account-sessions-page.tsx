import { redirect } from 'react-router'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { endSessionsSchema, onFailure, passwordProblems } from '#app/accounts/forms.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { checkPassword } from './credentials.server.ts'
import { currentAccount } from './current-account.server.ts'
import { endListedSessions, listSessions } from './session-list.server.ts'
import type { Account } from './sessions.server.ts'
import { withinSignInLimit } from './sign-in-limits.server.ts'
import type { Route } from './+types/account-sessions-page.ts'

export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

/** GET /auth/sesiones: what /auth shows to a signed-in account. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await currentAccount(context)
  if (!account) throw redirect(localPath('/auth', languageOf(url.pathname)))
  return { email: account.email, sessions: await listSessions(account, account) }
}

/** POST: ends one session, or all others, after the own password (ASVS 7.5.2). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const account = await currentAccount(context)
  const back = localPath('/auth', languageOf(url.pathname))
  if (!account) throw redirect(back, 303)
  return answerForm(
    request,
    endSessionsSchema,
    async ({ password, session }, reply) => {
      const checked = await checkOwnPassword(request, account, password)
      if (!checked.ok) return reply(passwordProblems[checked.reason], checked.reason)
      await endListedSessions(account, account, session)
      return redirectWithFlash(back, session === 'others' ? 'sessions-ended' : 'session-ended')
    },
    onFailure,
  )
}

type Check = { ok: true } | { ok: false; reason: 'wrong' | 'too-many' }

function checkOwnPassword(request: Request, { email }: Account, password: string): Promise<Check> {
  const check = async (): Promise<Check> =>
    (await checkPassword(email, password)) ? { ok: true } : { ok: false, reason: 'wrong' }
  return withinSignInLimit(request, email, check, { wrong: 'confirmation-failed' })
}

export default function AccountSessionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  return (
    <AccountLayout art="table">
      <PageHead title={t.sessions.title} index={false} />
      <AccountSessions {...loaderData} result={actionData?.result} />
    </AccountLayout>
  )
}
