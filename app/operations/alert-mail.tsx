import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import type { Alert } from './alert.ts'
import { describeProblem } from './incident-labels.ts'
import { operationTexts } from './panel-texts.ca.ts'

type Props = { alert: Alert; language: Language; panelUrl: string }

export function AlertMail({ alert, language, panelUrl }: Props) {
  const { mail: t } = operationTexts[language]
  const { title, text, advice } = describeProblem(alert.problem, language)
  const isOpen = alert.event === 'opened'
  const heading = isOpen ? title : t.recoveredHeading(title)
  return (
    <MailLayout language={language} heading={heading} preview={text} footer={t.footer}>
      <MailParagraph>{text}</MailParagraph>
      <MailParagraph>{isOpen ? advice : t.recoveredText}</MailParagraph>
      <MailFacts facts={times(alert, language)} />
      <MailButton href={panelUrl} quiet label={t.open} />
    </MailLayout>
  )
}

function times({ openedAt, recoveredAt }: Alert, language: Language): [string, string][] {
  const { mail: t } = operationTexts[language]
  const opened: [string, string] = [t.since, formatDateTime(openedAt, language)]
  return recoveredAt ? [opened, [t.until, formatDateTime(recoveredAt, language)]] : [opened]
}
