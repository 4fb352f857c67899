import { Allowed } from '#app/accounts/allowed.tsx'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import type { ComponentProps } from 'react'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { Facts } from '#app/ui/panel/facts.tsx'
import { membershipTexts } from '#app/membership/panel-texts.ts'
import { socioTexts, type SocioTexts } from './panel-texts.ts'
import type { Socio } from './socios.server.ts'
import { useAct } from '#app/ui/panel/use-act.ts'
import { UnreachableMark } from '#app/ui/panel/unreachable-mark.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type SectionFacts = ComponentProps<typeof Facts>['facts']
type FactTexts = SocioTexts['facts']

export function SocioSections({ socio }: { socio: Socio }) {
  const { facts: t } = usePanelTexts(socioTexts)
  const language = useLanguage()
  const hasEmergency = socio.emergencyContactName ?? socio.emergencyContactPhone
  return (
    <div className="socio-sections stack">
      <Section title={t.personal} facts={personalFacts(t, language, socio)} />
      <Section title={t.payment} facts={paymentFacts(t, language, socio)} />
      {hasEmergency && <Section title={t.emergency} facts={emergencyFacts(t, socio)} />}
      <Section title={t.consents} facts={consentFacts(t, language, socio)} />
      <Section title={t.additional} facts={additionalFacts(t, language, socio)} />
    </div>
  )
}

function Section({ title, facts }: { title: string; facts: SectionFacts }) {
  return (
    <section>
      <h3 className="d5">{title}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function personalFacts(t: FactTexts, language: Language, socio: Socio): SectionFacts {
  const { email, phone, address, birthDate, membershipType, isUnreachable } = socio
  const mail = (
    <>
      <TextLink href={mailAddressLink(email)} label={email} /> {isUnreachable && <UnreachableMark />}
    </>
  )
  return [
    [t.email, mail],
    [t.phone, phone],
    [t.address, lines(address)],
    [t.birthDate, formatDay(birthDate, language)],
    [t.type, membershipType],
  ]
}

function paymentFacts(t: FactTexts, language: Language, socio: Socio): SectionFacts {
  const { id, paymentMethod, maskedIban, cardHolderName, billingAddress } = socio
  return [
    [t.method, membershipTexts[language].paymentMethods[paymentMethod]],
    [t.iban, maskedIban && <SocioIban key={id} id={id} masked={maskedIban} />],
    [t.holder, cardHolderName],
    [t.billingAddress, lines(billingAddress)],
  ]
}

function emergencyFacts(t: FactTexts, { emergencyContactName, emergencyContactPhone }: Socio): SectionFacts {
  return [
    [t.emergencyName, emergencyContactName],
    [t.emergencyPhone, emergencyContactPhone],
  ]
}

function consentFacts(t: FactTexts, language: Language, { privacy, dietConsent }: Socio): SectionFacts {
  return [
    [t.privacy, privacy && consentText(privacy, language)],
    [t.diet, dietConsent && consentText(dietConsent, language)],
  ]
}

function additionalFacts(t: FactTexts, language: Language, socio: Socio): SectionFacts {
  const { dietaryRestrictions, notes, createdAt, updatedAt } = socio
  return [
    [t.restrictions, dietaryRestrictions],
    [t.notes, lines(notes)],
    [t.since, formatDate(createdAt, language)],
    [t.updated, formatDateTime(updatedAt, language)],
  ]
}

function lines(text: string | null) {
  return text && <span className="pre-line">{text}</span>
}

/** Formats `1980-02-29`. Noon UTC is the same day in the club's time zone. */
function formatDay(day: string | null, language: Language): string | null {
  return day && formatDate(day, language)
}

function SocioIban({ id, masked }: { id: string; masked: string }) {
  const { facts: t } = usePanelTexts(socioTexts)
  const fetcher = useAct<{ iban?: string }>(undefined, `iban-${id}`)
  const iban = fetcher.data?.iban
  return (
    <fetcher.Form method="post" action={`/admin/socios/${id}`} className="socio-iban cluster">
      <span aria-live="polite">{iban ?? masked}</span>
      {!iban && (
        <Allowed to="members.show-iban">
          <button
            name="act"
            value="show-iban"
            className="text-link small"
            aria-label={t.showIbanLabel}
            disabled={fetcher.busy}
          >
            {t.showIban}
          </button>
        </Allowed>
      )}
    </fetcher.Form>
  )
}
