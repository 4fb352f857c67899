import { parseWithValibot } from '@conform-to/valibot'
import { data, redirect } from 'react-router'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import accountIsland from '#app/accounts/account-island.tsx'
import { isPanelRole } from '#app/accounts/capabilities.ts'
import { ownPasswordSchema, passwordErrors, secretFields } from '#app/accounts/forms.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { replyForm } from '#app/platform/forms/answer-form.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { currentAccount } from './current-account.server.ts'
import { changeOwnPassword } from './own-password.server.ts'
import type { Route } from './+types/own-password-page.ts'

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

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
  const submission = parseWithValibot(await readForm(request), { schema: ownPasswordSchema })
  const refuse = (
    status: number,
    errors: { formErrors?: FieldError[]; fieldErrors?: Record<string, FieldError[]> } = {},
  ) => replyForm(submission, { ...errors, hideFields: secretFields }, status)
  if (submission.status !== 'success') return refuse(422)
  const outcome = await changeOwnPassword(request, account, submission.value).catch(logFailure)
  if (!outcome) return refuse(503, { formErrors: ['unavailable'] })
  if (outcome.ok)
    return data(
      { state: 'done' as const },
      { headers: outcome.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) },
    )
  if (outcome.reason === 'too-many') return refuse(429, { formErrors: ['tooMany'] })
  if (outcome.reason === 'wrong') return refuse(401, { fieldErrors: { current_password: ['passwordWrong'] } })
  return refuse(422, { fieldErrors: { password: [passwordErrors[outcome.reason]] } })
}

function logFailure(error: unknown): null {
  log.error({ err: error, requestId: currentRequestId() }, 'password not changed')
  return null
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
