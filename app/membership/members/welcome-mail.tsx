import { formatLongDate, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import {
  MailButton,
  MailButtons,
  MailFacts,
  MailLayout,
  MailParagraph,
  MailSection,
} from '#app/platform/mail/mail-layout.tsx'
import type { NextDinner } from './next-dinner.server.ts'

type WelcomeMailProps = {
  language: Language
  texts: MailTexts
  fullName: string
  number: string
  next: NextDinner | null
  /** Of a Spanish path. */
  hrefOf: (path: string) => string
}

export function WelcomeMail({ language, texts, fullName, number, next, hrefOf }: WelcomeMailProps) {
  const t = texts.memberWelcome
  return (
    <MailLayout language={language} heading={t.heading} preview={t.intro} footer={t.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <MailFacts facts={[[t.number, number]]} />
      <MailParagraph>{t.wayIn}</MailParagraph>
      <MailButtons>
        <MailButton href={hrefOf('/mis-cenas')} label={t.enter} />
        <MailButton href={hrefOf('/mis-cenas/carnet')} quiet label={t.card} />
      </MailButtons>
      {next && (
        <>
          <MailSection>{t.next}</MailSection>
          <MailFacts
            facts={[
              [t.dinner, next.title, hrefOf(`/eventos/${next.id}`), next.lang],
              [t.date, `${formatLongDate(next.date, language)}, ${formatTime(next.date, language)}`],
            ]}
          />
        </>
      )}
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
