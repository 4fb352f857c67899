import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { isFromBot } from '#app/platform/forms/form-guard.server.ts'
import { Island } from '#app/ui/island.tsx'
import { log } from '#app/platform/observability/log.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
import { membershipRequestSchema } from './forms.ts'
import type { RequestAnswer } from './request-form.tsx'
import requestIsland from './request-island.tsx'
import { requestMembership } from './requests.server.ts'
import type { Route } from './+types/request-page.ts'

/** POST: everyone. Wrong fields answer 422, too many requests 429, server errors 503; typed values stay. */
export async function action({ request, url }: Route.ActionArgs) {
  const sent = await readForm(request)
  if (isFromBot(sent)) return data<RequestAnswer>({ state: 'done' })
  const submission = parseWithValibot(sent, { schema: membershipRequestSchema })
  if (submission.status !== 'success')
    return data<RequestAnswer>({ state: 'wrong', result: submission.reply() }, { status: 422 })
  const form = submission.value
  try {
    const limit = await consumeRateLimit('membership-request', { address: clientAddress(), email: form.email })
    if (!limit.ok)
      return data<RequestAnswer>(
        { state: 'wrong', result: submission.reply({ formErrors: ['tooMany' satisfies FieldError] }) },
        { status: 429 },
      )
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
    log.error({ err: error, requestId: currentRequestId() }, 'membership request not stored')
    return data<RequestAnswer>({ state: 'failed', result: submission.reply() }, { status: 503 })
  }
}

export default function MembershipRequestPage({ actionData }: Route.ComponentProps) {
  const { membership: t } = useTexts()
  return (
    <>
      <PageHead title={t.title} description={t.sideText} />
      <Island of={requestIsland} props={{ answer: actionData }} />
    </>
  )
}
