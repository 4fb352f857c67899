import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type DataChangedMailProps = { language: Language; texts: MailTexts; fullName: string; changed: string; href: string }

/** Names the changed fields, never their values. */
export function DataChangedMail({ language, texts, fullName, changed, href }: DataChangedMailProps) {
  const t = texts.memberDataChanged
  return (
    <MailLayout language={language} heading={t.subject} preview={t.intro(changed)} footer={t.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro(changed)}</MailParagraph>
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={href} label={t.button} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
