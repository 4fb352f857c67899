import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { replyForm } from '#app/platform/forms/answer-form.server.ts'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { attemptToken, findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import accountIsland, { UnknownLink } from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { isLegitimateAttempt, canHashPassword } from '#app/accounts/session/sign-in-limits.server.ts'
import { newPasswordSchema, passwordErrors, secretFields } from '#app/accounts/forms.ts'
import { knownDeviceCookie } from '#app/accounts/session/known-devices.server.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { passwordLengths } from '#app/accounts/password-lengths.ts'
import { findPasswordReset, resetPassword } from '#app/accounts/session/password-reset.server.ts'
import type { Route } from './+types/new-password-page.ts'

export function headers() {
  return linkPageHeaders
}

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const reset = await findByToken(token, () => findPasswordReset(token))
  return data({ token, reset }, { status: reset ? 200 : 404 })
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseWithValibot(form, { schema: newPasswordSchema })
  if (submission.status !== 'success') return replyForm(submission, { hideFields: secretFields })
  const token = textIn(form, 'token')
  const outcome = canHashPassword()
    ? await attemptToken(token, () => resetPassword(token, submission.value.password), isLegitimateAttempt)
    : 'too-many'
  if (outcome === 'too-many') {
    return replyForm(submission, { formErrors: ['tooMany'], hideFields: secretFields }, 429)
  }
  if (outcome.ok) {
    return data(
      { state: 'done' as const },
      { status: 200, headers: { 'Set-Cookie': await knownDeviceCookie(outcome.userId) } },
    )
  }
  if (outcome.reason === 'unknown') return data({ state: 'refused' as const, reason: outcome.reason }, { status: 404 })
  const fieldErrors = { password: [passwordErrors[outcome.reason]] }
  return replyForm(submission, { fieldErrors, hideFields: secretFields })
}

export default function NewPasswordPage({ loaderData: { token, reset }, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  const staff = reset?.passwordMinimum === passwordLengths.staff
  const temporary = reset?.replacesTemporary ?? false
  return (
    <AccountLayout art="table">
      <PageHead title={t.reset.title} index={false} />
      {reset || actionData ? (
        <Island of={accountIsland} props={{ kind: 'new-password', token, staff, temporary, answer: actionData }} />
      ) : (
        <UnknownLink kind="new-password" />
      )}
    </AccountLayout>
  )
}
