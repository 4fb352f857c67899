import { data, redirect } from 'react-router'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import accountIsland from '#app/accounts/account-island.tsx'
import { isPanelRole } from '#app/accounts/capabilities.ts'
import { onFailure, ownPasswordSchema, passwordErrors } from '#app/accounts/forms.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { currentAccount } from './current-account.server.ts'
import { changeOwnPassword } from './own-password.server.ts'
import type { Route } from './+types/own-password-page.ts'

export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

/** GET /auth/contrasena, for every signed-in account; others are sent to the sign-in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await currentAccount(context)
  if (!account) throw redirect(localPath('/auth', languageOf(url.pathname)))
  return { staff: isPanelRole(account.role) }
}

/** POST: 401 for a wrong current password, 422 for one that cannot be used, 429 after too many attempts. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const account = await currentAccount(context)
  if (!account) throw redirect(localPath('/auth', languageOf(url.pathname)), 303)
  return answerForm(
    request,
    ownPasswordSchema,
    async (fields, reply) => {
      const outcome = await changeOwnPassword(request, account, fields)
      if (outcome.ok)
        return data(
          { state: 'done' as const },
          { headers: outcome.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) },
        )
      if (outcome.reason === 'too-many') return reply({ formErrors: ['tooMany'] }, 'too-many')
      if (outcome.reason === 'wrong') return reply({ fieldErrors: { current_password: ['passwordWrong'] } }, 'wrong')
      return reply({ fieldErrors: { password: [passwordErrors[outcome.reason]] } }, outcome.reason)
    },
    onFailure,
  )
}

export default function OwnPasswordPage({ loaderData: { staff }, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  return (
    <AccountLayout art="table">
      <PageHead title={t.ownPassword.title} index={false} />
      <Island of={accountIsland} props={{ kind: 'own-password', staff, answer: actionData }} />
    </AccountLayout>
  )
}
