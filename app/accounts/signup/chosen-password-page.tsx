import { data } from 'react-router'
import accountIsland, { UnknownLink } from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { invitationSchema, newPasswordSchema } from '#app/accounts/forms.ts'
import { passwordLengths } from '#app/accounts/password-lengths.ts'
import { findPasswordReset, resetPassword } from '#app/accounts/session/password-reset.server.ts'
import { findToken } from '#app/accounts/tokens.server.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { answerLinkForm } from './answer-link-form.server.ts'
import { acceptInvitation } from './invitations.server.ts'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import type { Route } from './+types/chosen-password-page.ts'

export const headers = () => linkPageHeaders

const isInvitation = (url: URL) => url.pathname.endsWith('/auth/invitacion')

/** GET /auth/nueva-contrasena and /auth/invitacion: for the holder of a mailed link. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const find: Find = isInvitation(url) ? findInvited : findReset
  const card = await findByToken(token, () => find(token))
  return data({ token, isInvitation: isInvitation(url), card }, { status: card ? 200 : 404 })
}

type Card = { kind: 'invitation'; email: string } | { kind: 'new-password'; staff: boolean; temporary: boolean }

type Find = (token: string) => Promise<Card | null>

async function findInvited(token: string) {
  const pending = await findToken('invitation', token)
  return pending && { kind: 'invitation' as const, email: pending.email }
}

async function findReset(token: string) {
  const reset = await findPasswordReset(token)
  if (!reset) return null
  const { passwordMinimum, replacesTemporary: temporary } = reset
  return { kind: 'new-password' as const, staff: passwordMinimum === passwordLengths.staff, temporary }
}

export async function action({ request, url }: Route.ActionArgs) {
  if (!isInvitation(url))
    return answerLinkForm(request, newPasswordSchema, ({ token, password }) => resetPassword(token, password))
  return answerLinkForm(request, invitationSchema, ({ token, full_name: name = '', password }) =>
    acceptInvitation(token, { name, password, privacyVersion: legalVersions.privacy }),
  )
}

/** Of a link that the answered form has used up. */
const usedUp: Record<Card['kind'], Card> = {
  invitation: { kind: 'invitation', email: '' },
  'new-password': { kind: 'new-password', staff: false, temporary: false },
}

export default function ChosenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  const { token, card } = loaderData
  const kind = loaderData.isInvitation ? 'invitation' : 'new-password'
  return (
    <AccountLayout art="table">
      <PageHead title={loaderData.isInvitation ? t.invitation.title : t.reset.title} index={false} />
      {card || actionData ? (
        <Island of={accountIsland} props={{ ...(card ?? usedUp[kind]), token, answer: actionData }} />
      ) : (
        <UnknownLink kind={kind} />
      )}
    </AccountLayout>
  )
}
