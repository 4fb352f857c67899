import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import {
  MailButton,
  MailFacts,
  MailLayout,
  MailParagraph,
  MailTitle,
  type MailFact,
} from '#app/platform/mail/mail-layout.tsx'

export type NoticeSection = { title: string; facts: readonly MailFact[] }

type TeamNoticeMailProps = {
  language: Language
  texts: MailTexts
  sections: readonly NoticeSection[]
  panelUrl: string
}

export function TeamNoticeMail({ language, texts, sections, panelUrl }: TeamNoticeMailProps) {
  const t = texts.teamNotice
  return (
    <MailLayout
      language={language}
      heading={t.heading}
      preview={sections.flatMap(({ facts }) => facts.map(([, value]) => value)).join(' · ')}
      footer={t.footer}
    >
      {sections.map(({ title, facts }) => (
        <div key={title}>
          <MailTitle lang={language}>{title}</MailTitle>
          <MailFacts facts={facts} />
        </div>
      ))}
      <MailButton href={`${panelUrl}/dashboard`} label={t.open} />
      <MailParagraph muted>
        <a href={`${panelUrl}/avisos`} style={{ color: colors.muted, textDecoration: 'underline' }}>
          {t.choose}
        </a>
      </MailParagraph>
    </MailLayout>
  )
}
