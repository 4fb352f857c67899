import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { attemptToken, findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import type { AccountAnswer } from '#app/accounts/account-answer.ts'
import accountIsland, { UnknownLink } from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { isLegitimateAttempt, canHashPassword } from '#app/accounts/session/sign-in-limits.server.ts'
import { newPasswordSchema, passwordErrors, secretFields, verificationSchema } from '#app/accounts/forms.ts'
import { knownDeviceCookie } from '#app/accounts/session/known-devices.server.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { passwordLengths } from '#app/accounts/password-lengths.ts'
import { findSignUp, verifyWithNewPassword, verifyWithPassword, type VerificationResult } from './sign-up.server.ts'
import { ExistingAccount } from './verification-card.tsx'
import type { Route } from './+types/verification-page.ts'

export function headers() {
  return linkPageHeaders
}

/**
 * GET /auth/verificar?token=…: for the holder of a mailed link. Changes nothing, because mail scanners follow links.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const signUp = await findByToken(token, () => findSignUp(token))
  return data({ token, signUp }, { status: signUp ? 200 : 404 })
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const choosing = textIn(form, 'act') === 'choose'
  const submission = parseWithValibot(form, { schema: choosing ? newPasswordSchema : verificationSchema })
  const refuse = (
    status: number,
    errors: { fieldErrors?: { password: FieldError[] }; formErrors?: FieldError[] } = {},
  ) =>
    data(
      { state: 'wrong' as const, result: submission.reply({ ...errors, hideFields: secretFields }), choosing },
      { status },
    )
  if (submission.status !== 'success') return refuse(422)
  const token = textIn(form, 'token')
  const { password } = submission.value
  const verify = () => (choosing ? verifyWithNewPassword(token, password) : verifyWithPassword(token, password))
  const outcome = canHashPassword()
    ? await attemptToken<VerificationResult>(token, verify, isLegitimateAttempt)
    : 'too-many'
  if (outcome === 'too-many') return refuse(429, { formErrors: ['tooMany'] })
  if (outcome.ok) return verifiedResponse(outcome.userId)
  if (outcome.reason === 'unknown' || outcome.reason === 'exists') {
    const status = outcome.reason === 'unknown' ? 404 : 409
    return data({ state: 'refused' as const, reason: outcome.reason }, { status })
  }
  const error = outcome.reason === 'wrong' ? 'passwordNotOfSignUp' : passwordErrors[outcome.reason]
  return refuse(422, { fieldErrors: { password: [error] } })
}

async function verifiedResponse(userId: string) {
  return data({ state: 'done' as const }, { status: 200, headers: { 'Set-Cookie': await knownDeviceCookie(userId) } })
}

export default function VerificationPage({ loaderData: { token, signUp }, actionData }: Route.ComponentProps) {
  const { accounts } = useTexts()
  return (
    <AccountLayout art="table">
      <PageHead title={accounts.verify.title} index={false} />
      <Outcome token={token} signUp={signUp} answer={actionData} />
    </AccountLayout>
  )
}

type OutcomeProps = Route.ComponentProps['loaderData'] & { answer: AccountAnswer | undefined }

function Outcome({ token, signUp, answer }: OutcomeProps) {
  if (!answer && !signUp) return <UnknownLink kind="verification" />
  if (!answer && signUp?.hasAccount) return <ExistingAccount />
  const staff = signUp?.passwordMinimum === passwordLengths.staff
  return (
    <Island of={accountIsland} props={{ kind: 'verification', token, email: signUp?.email ?? '', staff, answer }} />
  )
}
