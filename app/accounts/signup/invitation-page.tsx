import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { replyForm } from '#app/platform/forms/answer-form.server.ts'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { attemptToken, findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import accountIsland, { UnknownLink } from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { isLegitimateAttempt, canHashPassword } from '#app/accounts/session/sign-in-limits.server.ts'
import { invitationSchema, passwordErrors, secretFields } from '#app/accounts/forms.ts'
import { acceptInvitation } from './invitations.server.ts'
import { knownDeviceCookie } from '#app/accounts/session/known-devices.server.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { findToken } from '#app/accounts/tokens.server.ts'
import type { Route } from './+types/invitation-page.ts'

export function headers() {
  return linkPageHeaders
}

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const pending = await findByToken(token, () => findToken('invitation', token))
  return data({ token, email: pending?.email }, { status: pending ? 200 : 404 })
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseWithValibot(form, { schema: invitationSchema })
  if (submission.status !== 'success') return replyForm(submission, { hideFields: secretFields })
  const token = textIn(form, 'token')
  const { full_name: name = '', password } = submission.value
  const accept = () => acceptInvitation(token, { name, password, privacyVersion: legalVersions.privacy })
  const outcome = canHashPassword() ? await attemptToken(token, accept, isLegitimateAttempt) : 'too-many'
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

export default function InvitationPage({ loaderData: { token, email = '' }, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  return (
    <AccountLayout art="table">
      <PageHead title={t.invitation.title} index={false} />
      {email || actionData ? (
        <Island of={accountIsland} props={{ kind: 'invitation', token, email, answer: actionData }} />
      ) : (
        <UnknownLink kind="invitation" />
      )}
    </AccountLayout>
  )
}
