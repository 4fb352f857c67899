import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type SecurityBurstMailProps = { language: Language; texts: MailTexts; summary: string; listUrl: string }

export function SecurityBurstMail({ language, texts, summary, listUrl }: SecurityBurstMailProps) {
  const t = texts.securityBurst
  return (
    <MailLayout language={language} heading={t.heading} preview={summary} footer={t.footer}>
      <MailParagraph>{texts.accounts.hello}</MailParagraph>
      <MailParagraph>{summary}</MailParagraph>
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={listUrl} label={t.button} />
      <MailParagraph muted>{t.once}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
