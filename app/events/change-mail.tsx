import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph, MailTitle } from '#app/platform/mail/mail-layout.tsx'
import type { EssentialFact } from './changed-facts.ts'
import type { MailedEvent } from './mails.tsx'

type EventChangedMailProps = {
  language: Language
  texts: MailTexts
  fullName: string
  changed: EssentialFact[]
  event: MailedEvent & { price: number }
  eventUrl: string
  cancelUrl: string
}

export function EventChangedMail(props: EventChangedMailProps) {
  const { language, texts, fullName, changed, event, eventUrl, cancelUrl } = props
  const { eventChanged: t, registration } = texts
  return (
    <MailLayout language={language} heading={t.heading} preview={t.subject(event.title)} footer={registration.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>
        {t.intro(
          inWords(
            changed.map((fact) => t.facts[fact]),
            t.and,
          ),
        )}
      </MailParagraph>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [registration.date, formatDateTime(event.date, language)],
          [registration.place, event.location, undefined, event.langs.location],
          [registration.price, event.price > 0 ? formatEuros(event.price) : registration.free],
        ]}
      />
      <MailButton href={eventUrl}>{registration.seeEvent}</MailButton>
      <MailParagraph>{t.choice}</MailParagraph>
      <MailButton href={cancelUrl} quiet>
        {registration.cancel}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

/** «la fecha, el lugar y el precio» */
function inWords(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
