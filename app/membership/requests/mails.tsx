import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type MembershipRequestMailProps = { language: Language; texts: MailTexts; fullName: string; eventsUrl: string }

export function MembershipRequestMail({ language, texts, fullName, eventsUrl }: MembershipRequestMailProps) {
  const t = texts.membershipRequest
  return (
    <MailLayout language={language} heading={t.heading} preview={t.intro} footer={t.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <MailParagraph>{t.next}</MailParagraph>
      <MailParagraph>{t.meanwhile}</MailParagraph>
      <MailButton href={eventsUrl} quiet label={t.seeEvents} />
      <MailParagraph>{texts.signature}</MailParagraph>
      <MailParagraph muted>{t.notYou}</MailParagraph>
    </MailLayout>
  )
}
