import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailTitle, type MailFact } from '#app/platform/mail/mail-layout.tsx'

export type NoticeSection = { title: string; facts: readonly MailFact[] }

type TeamNoticeMailProps = {
  language: Language
  texts: MailTexts
  subject: string
  sections: readonly NoticeSection[]
  choicesUrl: string
}

export function TeamNoticeMail({ language, texts, subject, sections, choicesUrl }: TeamNoticeMailProps) {
  const t = texts.teamNotice
  return (
    <MailLayout language={language} heading={t.heading} preview={subject} footer={t.footer}>
      {sections.map(({ title, facts }) => (
        <div key={title}>
          <MailTitle lang={language}>{title}</MailTitle>
          <MailFacts facts={facts} />
        </div>
      ))}
      <MailButton href={choicesUrl} quiet label={t.choose} />
    </MailLayout>
  )
}
