import { languageOf } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { JsonLd } from '#app/platform/render/json-ld.tsx'
import { clubPlaceData } from '#app/platform/render/structured-data.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import contactIsland from './contact-island.tsx'
import { ContactMap } from './contact-map.tsx'
import { contactSchema } from '#app/contact/forms.ts'
import { leaveMessage } from '#app/contact/messages.server.ts'
import type { Route } from './+types/contact-page.ts'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { IconFact } from '#app/ui/icon-fact.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { ClubHours } from './club-hours.tsx'

/** POST /contacto: everyone. Answers with 422, 429 and 503 keep the typed values. */
export async function action({ request, url }: Route.ActionArgs) {
  return answerForm(request, contactSchema, async ({ name, email, phone, message }, reply) => {
    const limit = await consumeRateLimit('contact', { address: clientAddress(), email })
    if (!limit.ok) return reply({ formErrors: ['tooMany'] }, 'too-many')
    const language = languageOf(url.pathname)
    await leaveMessage({ name, email, phone, message, language, privacyVersion: legalVersions.privacy })
    return { state: 'done' as const }
  })
}

export function loader() {
  return { structured: clubPlaceData() }
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { contact: t } = useTexts()
  const { city } = useClub()
  return (
    <>
      <PageHead title={t.metaTitle} description={t.metaDescription(city)} />
      <JsonLd data={loaderData.structured} />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
        </div>
      </section>
      <div className="wrap contact">
        {actionData?.state === 'done' ? <Sent /> : <Island of={contactIsland} props={{ answer: actionData }} />}
        <ContactDetails />
      </div>
      <ContactMap />
    </>
  )
}

function Sent() {
  const { contact: t } = useTexts()
  return (
    <div className="contact-sent stack" role="status">
      <h2 className="d3">{t.sent}</h2>
      <p className="lead">{t.sentText}</p>
      <LocalButtonLink to="/contacto" variant="secondary" label={t.another} />
    </div>
  )
}

function ContactDetails() {
  const { contact: t } = useTexts()
  const club = useClub()
  return (
    <aside className="contact-details on-dark" aria-labelledby="contact-details">
      <h2 id="contact-details" className="d3">
        {t.details}
      </h2>
      <dl className="contact-ways stack">
        <IconFact icon="phone" label={t.phone}>
          <a href={club.phoneLink}>{club.phone}</a>
        </IconFact>
        <IconFact icon="envelope-simple" label={t.email}>
          <a href={mailAddressLink(club.email)}>{club.email}</a>
        </IconFact>
        <IconFact icon="map-pin" label={t.address}>
          {club.street}
          <br />
          {club.postalCode} {club.city}
        </IconFact>
      </dl>
      <h3 className="d4">{t.hours}</h3>
      <ClubHours className="contact-hours" />
    </aside>
  )
}
