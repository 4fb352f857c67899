import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type EventRushMailProps = {
  language: Language
  texts: MailTexts
  title: string
  minutes: number
  /** Seats that must still be confirmed. */
  unconfirmed: number
  url: string
}

export function EventRushMail({ language, texts, title, minutes, unconfirmed, url }: EventRushMailProps) {
  const t = texts.eventRush
  return (
    <MailLayout language={language} heading={t.heading} preview={t.intro(title, minutes)} footer={t.footer}>
      <MailParagraph>{texts.accounts.hello}</MailParagraph>
      <MailParagraph>{t.intro(title, minutes)}</MailParagraph>
      <MailParagraph>{t.confirming(unconfirmed)}</MailParagraph>
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={url} label={t.button} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
