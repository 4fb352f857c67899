import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
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
import { buttonClass } from '#app/ui/button.tsx'
import { ContactDetails } from './contact-details.tsx'
import type { ContactAnswer } from './contact-form.tsx'
import contactIsland from './contact-island.tsx'
import { ContactMap } from './contact-map.tsx'
import { contactSchema } from '#app/contact/forms.ts'
import { leaveMessage } from '#app/contact/messages.server.ts'
import type { Route } from './+types/contact-page.ts'

/** POST /contacto: everyone. Answers with 422, 429 and 503 keep the typed values. */
export async function action({ request, url }: Route.ActionArgs) {
  const sent = await readForm(request)
  if (isFromBot(sent)) return data<ContactAnswer>({ done: true, failed: false })
  const submission = parseWithValibot(sent, { schema: contactSchema })
  if (submission.status !== 'success')
    return data<ContactAnswer>({ done: false, failed: false, result: submission.reply() }, { status: 422 })
  const { name, email, phone, message } = submission.value
  try {
    const limit = await consumeRateLimit('contact', { address: clientAddress(), email })
    if (!limit.ok)
      return data<ContactAnswer>(
        { done: false, failed: false, result: submission.reply({ formErrors: ['tooMany' satisfies FieldError] }) },
        { status: 429 },
      )
    await leaveMessage({
      name,
      email,
      phone,
      message,
      language: languageOf(url.pathname),
      privacyVersion: legalVersions.privacy,
    })
    return data<ContactAnswer>({ done: true, failed: false })
  } catch (error) {
    log.error({ err: error, path: url.pathname, requestId: currentRequestId() }, 'contact message not stored')
    return data<ContactAnswer>({ done: false, failed: true, result: submission.reply() }, { status: 503 })
  }
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { contact: t } = useTexts()
  return (
    <>
      <PageHead title={t.metaTitle} description={t.metaDescription} />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
        </div>
      </section>
      <div className="wrap contact">
        {actionData?.done ? <Sent /> : <Island of={contactIsland} props={{ answer: actionData }} />}
        <ContactDetails />
      </div>
      <ContactMap />
    </>
  )
}

function Sent() {
  const { contact: t } = useTexts()
  return (
    <div className="contact-sent" role="status">
      <h2 className="d3">{t.sent}</h2>
      <p className="lead">{t.sentText}</p>
      <LocalLink to="/contacto" className={buttonClass({ variant: 'secondary' })}>
        {t.another}
      </LocalLink>
    </div>
  )
}
