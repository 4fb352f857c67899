import type { Language } from '#app/i18n/language.ts'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import { inLanguage, type LocalText } from '#app/i18n/localized.ts'

type MembershipApprovalMailProps = {
  language: Language
  texts: MailTexts
  fullName: string
  completionUrl: string
  /** Empty: the club has not given it. */
  fee: LocalText
}

export function MembershipApprovalMail({ language, texts, fullName, completionUrl, fee }: MembershipApprovalMailProps) {
  const t = texts.membershipApproval
  return (
    <MailLayout language={language} heading={t.heading} preview={t.intro} footer={texts.membershipRequest.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      {fee.text && (
        <MailParagraph>
          {t.fee} <strong {...inLanguage(fee)} />
        </MailParagraph>
      )}
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={completionUrl} label={t.button} />
      <MailParagraph muted>{t.personal}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

type AnswerMailProps = {
  language: Language
  texts: MailTexts
  /** The answer: to a rejected request, or to that of a member. */
  kind: 'membershipRejection' | 'membershipKnown'
  fullName: string
  message: string
}

/** What the team has written about a request. */
export function MembershipAnswerMail({ language, texts, kind, fullName, message }: AnswerMailProps) {
  const t = texts[kind]
  return (
    <MailLayout language={language} heading={t.heading} preview={message} footer={texts.membershipRequest.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      {splitParagraphs(message).map((paragraph, index) => (
        <MailParagraph key={index}>{paragraph}</MailParagraph>
      ))}
      <MailParagraph>{t.questions}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
