import { data } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import type { AccountAnswer } from '#app/accounts/account-answer.ts'
import accountIsland, { UnknownLink } from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { sentVerificationSchema } from '#app/accounts/forms.ts'
import { answerLinkForm } from './answer-link-form.server.ts'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { passwordLengths } from '#app/accounts/password-lengths.ts'
import { findSignUp, verifyWithNewPassword, verifyWithPassword } from './sign-up.server.ts'
import { ExistingAccount } from './verification-card.tsx'
import type { Route } from './+types/verification-page.ts'

export const headers = () => linkPageHeaders

/**
 * GET /auth/verificar?token=…: for the holder of a mailed link. Changes nothing, because mail scanners follow links.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const signUp = await findByToken(token, () => findSignUp(token))
  return data({ token, signUp }, { status: signUp ? 200 : 404 })
}

export async function action({ request }: Route.ActionArgs) {
  return answerLinkForm(request, sentVerificationSchema, ({ act, token, password }) =>
    act === 'choose' ? verifyWithNewPassword(token, password) : verifyWithPassword(token, password),
  )
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
