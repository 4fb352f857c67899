import { parseWithValibot } from '@conform-to/valibot'
import { data, Form, useNavigation } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { spend } from '#app/platform/budget.server.ts'
import { clientAddress } from '#app/platform/client-address.server.ts'
import type { FieldError } from '#app/platform/fields.ts'
import { isFromMachine } from '#app/platform/form-guard.server.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { readForm } from '#app/platform/read-form.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { DialogPage } from '#app/ui/dialog-layout.tsx'
import { membershipRequestSchema } from './forms.ts'
import { MembershipRequestForm, type RequestAnswer } from './request-form.tsx'
import { MembershipRequestSide } from './request-side.tsx'
import { requestMembership } from './requests.server.ts'
import type { Route } from './+types/request-page.ts'

/** GET /solicitar-membresia: everyone; the dialog as a page. POST: everyone. Sending it twice is harmless; wrong fields are 422, too many requests 429. */
export async function action({ request, url }: Route.ActionArgs) {
  const sent = await readForm(request)
  if (isFromMachine(sent)) return data<RequestAnswer>({ state: 'done' })
  const submission = parseWithValibot(sent, { schema: membershipRequestSchema })
  if (submission.status !== 'success') return data<RequestAnswer>({ state: 'wrong', result: submission.reply() }, { status: 422 })
  const form = submission.value
  const spent = await spend('membership-request', { address: clientAddress(), email: form.email })
  if (!spent.ok) return data<RequestAnswer>({ state: 'wrong', result: submission.reply({ formErrors: ['tooMany' satisfies FieldError] }) }, { status: 429 })
  await requestMembership({
    fullName: form.full_name,
    email: form.email,
    phone: form.phone,
    reason: form.reason,
    language: languageOf(url.pathname),
    privacyVersion: legalVersions.privacy,
  })
  return data<RequestAnswer>({ state: 'done' })
}

/**
 * A fault, of ours or of the network, must not take away the page with what was typed: it becomes an answer like the others. Its status keeps the
 * router from loading the page anew, which would fail, too.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return data<RequestAnswer>(await serverAction())
  } catch {
    return data<RequestAnswer>({ state: 'failed' }, { status: 503 })
  }
}

export default function MembershipRequestPage({ actionData }: Route.ComponentProps) {
  const { membership: t } = useTexts()
  const busy = useNavigation().state === 'submitting'
  const head = <PageHead title={t.title} description={t.sideText} />
  if (actionData?.state === 'done') {
    return (
      <DialogPage title={t.done} lead={t.doneText} side={<MembershipRequestSide />} tone="warm">
        {head}
        <LocalLink to="/" className={buttonClass({ variant: 'secondary' })}>
          {t.backHome}
        </LocalLink>
      </DialogPage>
    )
  }
  return (
    <DialogPage title={t.title} lead={t.lead} side={<MembershipRequestSide />} tone="warm">
      {head}
      <MembershipRequestForm Form={Form} answer={actionData} busy={busy} />
    </DialogPage>
  )
}
