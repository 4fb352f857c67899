import { formatDateTime, formatDayAndTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph, MailTitle } from '#app/platform/mail/mail-layout.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'
import type { MailedEvent } from './mails.tsx'

type RegistrationHoldMailProps = {
  language: Language
  texts: MailTexts
  fullName: string
  event: MailedEvent
  /** Null when no seat is held. */
  heldUntil: Date | null
  confirmUrl: string
}

/** The address may not belong to the sender, so the mail explains how to ignore it. */
export function RegistrationHoldMail(props: RegistrationHoldMailProps) {
  const { language, texts, fullName, event, heldUntil, confirmUrl } = props
  const t = texts.registrationHold
  return (
    <MailLayout language={language} heading={t.heading} preview={t.subject(event.title)} footer={texts.accounts.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{heldUntil ? t.held : t.released}</MailParagraph>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [texts.registration.date, formatDayAndTime(event.date, language)],
          [texts.registration.place, event.location, mapSearchUrl(event.location), event.langs.location],
          [texts.registration.name, fullName],
          ...(heldUntil ? ([[t.heldUntil, formatDateTime(heldUntil, language)]] as const) : []),
        ]}
      />
      <MailButton href={confirmUrl}>{t.button}</MailButton>
      <MailParagraph muted>{t.why}</MailParagraph>
      <MailParagraph muted>{texts.accounts.ignore}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
