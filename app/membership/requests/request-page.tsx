import { languageOf } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { membershipRequestSchema } from './forms.ts'
import requestIsland from './request-island.tsx'
import { requestMembership } from './requests.server.ts'
import type { Route } from './+types/request-page.ts'

/** `?enviada=1` says that a request has been sent: the dialog leads there. */
export function loader({ url }: Route.LoaderArgs) {
  return { sent: url.searchParams.has('enviada') }
}

/** POST: everyone. Wrong fields answer 422, too many requests 429, server errors 503; typed values stay. */
export async function action({ request, url }: Route.ActionArgs) {
  return answerForm(request, membershipRequestSchema, async ({ full_name: fullName, email, phone, reason }, reply) => {
    const limit = await consumeRateLimit('membership-request', { address: clientAddress(), email })
    if (!limit.ok) return reply({ formErrors: ['tooMany'] }, 'too-many')
    const language = languageOf(url.pathname)
    await requestMembership({ fullName, email, phone, reason, language, privacyVersion: legalVersions.privacy })
    return { state: 'done' as const }
  })
}

export default function MembershipRequestPage({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  const { membership: t } = useTexts()
  const answer = actionData ?? (sent ? { state: 'done' as const } : undefined)
  return (
    <>
      <PageHead title={t.title} description={t.sideText} index={!sent} />
      <Island of={requestIsland} props={{ answer }} />
    </>
  )
}
