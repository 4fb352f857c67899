import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'

type MemberLeftMailProps = { language: Language; texts: MailTexts; fullName: string; message: string }

export function MemberLeftMail({ language, texts, fullName, message }: MemberLeftMailProps) {
  const t = texts.memberLeft
  return (
    <MailLayout language={language} heading={t.heading} preview={message} footer={t.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      {splitParagraphs(message).map((paragraph, index) => (
        <MailParagraph key={index}>{paragraph}</MailParagraph>
      ))}
      <MailParagraph>{t.questions}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
