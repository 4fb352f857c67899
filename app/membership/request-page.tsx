import { parseWithValibot } from '@conform-to/valibot'
import { data, Form, useNavigation } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { log } from '#app/platform/log.server.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { readForm } from '#app/platform/read-form.server.ts'
import { currentRequestId } from '#app/platform/request-id.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { DialogPage } from '#app/ui/dialog-layout.tsx'
import { membershipRequestSchema } from './forms.ts'
import { MembershipRequestForm, type RequestAnswer } from './request-form.tsx'
import { MembershipRequestSide } from './request-side.tsx'
import { requestMembership } from './requests.server.ts'
import type { Route } from './+types/request-page.ts'

/** GET /solicitar-membresia: everyone; the dialog as a page. POST: everyone. Sending it twice is harmless; what was typed stays when fields are wrong (422), and when the fault is ours (503). */
export async function action({ request, url }: Route.ActionArgs) {
  const submission = parseWithValibot(await readForm(request), { schema: membershipRequestSchema })
  if (submission.status !== 'success') return data<RequestAnswer>({ state: 'wrong', result: submission.reply() }, { status: 422 })
  const form = submission.value
  try {
    await requestMembership({
      fullName: form.full_name,
      email: form.email,
      phone: form.phone,
      reason: form.reason,
      language: languageOf(url.pathname),
      privacyVersion: legalVersions.privacy,
    })
    return data<RequestAnswer>({ state: 'done' })
  } catch (error) {
    log.error({ err: error, requestId: currentRequestId() }, 'membership request not kept')
    return data<RequestAnswer>({ state: 'failed', result: submission.reply() }, { status: 503 })
  }
}

/**
 * A fault, of ours or of the network, must not take away the page with what was typed: it becomes an answer like the others. Its status keeps the
 * router from loading the page anew, which would fail, too.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    const answer = await serverAction()
    return data<RequestAnswer>(answer, { status: answer.state === 'failed' ? 503 : 200 })
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
