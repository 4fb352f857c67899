import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type MemberSignInMailProps = { language: Language; texts: MailTexts; fullName: string; href: string }

export function MemberSignInMail({ language, texts, fullName, href }: MemberSignInMailProps) {
  const t = texts.memberSignIn
  return (
    <MailLayout language={language} heading={t.subject} preview={t.intro} footer={texts.accounts.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <MailButton href={href} label={t.button} />
      <MailParagraph muted>{texts.accounts.ignore}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
