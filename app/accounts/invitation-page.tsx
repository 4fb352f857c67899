import { parseWithValibot } from '@conform-to/valibot'
import { data, Link } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import type { FieldError } from '#app/platform/fields.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { readForm, textIn } from '#app/platform/read-form.server.ts'
import { tokenOutcome, tryToken } from '#app/platform/token-tries.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountOutcome } from './account-outcome.tsx'
import { acceptInvitation } from './accounts.server.ts'
import { isKnownLink, mayHash } from './doors.server.ts'
import { invitationSchema, secretFields } from './forms.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { findToken } from './tokens.server.ts'
import type { Route } from './+types/invitation-page.ts'

export function headers() {
  return linkPageHeaders
}

/** GET /auth/invitacion?token=…: whoever has the link of an invitation to the panel. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const promise = await tokenOutcome(token, () => findToken('invitation', token), (found) => found !== null)
  return data({ token, email: promise?.email }, { status: promise ? 200 : 404 })
}

/** POST: the same. Makes the panel account, or lifts the one that the address has. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseWithValibot(form, { schema: invitationSchema })
  if (submission.status !== 'success') return data({ state: 'wrong' as const, result: submission.reply({ hideFields: secretFields }) }, { status: 422 })
  const token = textIn(form, 'token')
  const { full_name: name = '', password } = submission.value
  const outcome = mayHash() ? await tryToken(token, () => acceptInvitation(token, { name, password }, legalVersions.privacy), isKnownLink) : 'too-many'
  if (outcome === 'too-many') {
    const formErrors: FieldError[] = ['tooMany']
    return data({ state: 'wrong' as const, result: submission.reply({ formErrors, hideFields: secretFields }) }, { status: 429 })
  }
  if (outcome.ok) return { state: 'done' as const, result: undefined }
  if (outcome.reason === 'unknown') return data({ state: 'unknown' as const, result: undefined }, { status: 409 })
  const common: FieldError[] = ['passwordCommon']
  return data({ state: 'wrong' as const, result: submission.reply({ fieldErrors: { password: common }, hideFields: secretFields }) }, { status: 422 })
}

export default function InvitationPage({ loaderData: { token, email }, actionData }: Route.ComponentProps) {
  const { accounts } = useTexts()
  const t = accounts.invitation
  const state = actionData?.state ?? (email ? 'open' : 'unknown')
  return (
    <AccountLayout art="table">
      <PageHead title={t.title} index={false} />
      {state === 'done' ? (
        <AccountOutcome title={t.done} text={t.doneText}>
          <Link to="/admin/login" className={buttonClass({ variant: 'secondary' })} reloadDocument>
            {t.enter}
          </Link>
        </AccountOutcome>
      ) : state === 'unknown' || !email ? (
        <AccountOutcome title={accounts.unknownLink} text={accounts.unknownLinkText} />
      ) : (
        <>
          <h1 className="d2">{t.title}</h1>
          <p className="muted account-lead">{t.text(email)}</p>
          <AccountForm
            schema={invitationSchema}
            fields={['full_name', 'password', 'confirmation', 'privacy']}
            result={actionData?.result}
            submit={t.button}
            busy={accounts.sending}
            passwords="new"
          >
            <input type="hidden" name="token" value={token} />
          </AccountForm>
        </>
      )}
    </AccountLayout>
  )
}
