import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import { EventFacts, type MailedEvent } from '#app/events/mails/mailed-event.tsx'

type RegistrationHoldMailProps = {
  language: Language
  texts: MailTexts
  fullName: string
  size: number
  event: MailedEvent
  /** Null when no seat is held. */
  heldUntil: Date | null
  confirmUrl: string
}

/** The address may not belong to the sender, so the mail explains how to ignore it. */
export function RegistrationHoldMail(props: RegistrationHoldMailProps) {
  const { language, texts, fullName, size, event, heldUntil, confirmUrl } = props
  const t = texts.registrationHold
  const state = heldUntil ? 'held' : 'released'
  const intro = size > 1 ? t.party[state](size) : t[state]
  return (
    <MailLayout language={language} heading={t.heading(size)} preview={intro} footer={texts.accounts.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{intro}</MailParagraph>
      <EventFacts
        {...{ language, texts, event }}
        facts={[
          [texts.registration.name, fullName],
          ...(heldUntil ? ([[t.heldUntil, formatDateTime(heldUntil, language)]] as const) : []),
        ]}
      />
      <MailButton href={confirmUrl} label={t.button(size)} />
      <MailParagraph muted>{t.why}</MailParagraph>
      <MailParagraph muted>{texts.accounts.ignore}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
