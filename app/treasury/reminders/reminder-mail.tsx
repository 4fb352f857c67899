import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'

type ReminderMailProps = {
  language: Language
  texts: MailTexts
  level: 'first' | 'second'
  fullName: string
  /** What it is for, and how much. */
  overdue: readonly [string, string][]
  /** In the words of the club; may be empty. */
  howToPay: string
  accountUrl: string
}

export function ReminderMail({ language, texts, level, fullName, overdue, howToPay, accountUrl }: ReminderMailProps) {
  const t = texts.paymentReminder
  return (
    <MailLayout language={language} heading={t.heading} preview={t[level]} footer={t.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t[level]}</MailParagraph>
      <MailFacts facts={overdue} />
      {splitParagraphs(howToPay || t.howToPay).map((paragraph, index) => (
        <MailParagraph key={index}>{paragraph}</MailParagraph>
      ))}
      <MailButton href={accountUrl} label={t.button} />
      <MailParagraph muted>{t.paid}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
