import { formatDateTime } from '#app/i18n/dates.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import type { Alert } from './alert.ts'
import { describeProblem, OPERATOR_LANGUAGE } from './incident-labels.ts'
import { operationTexts } from './panel-texts.ts'

const { mail: t } = operationTexts[OPERATOR_LANGUAGE]

type Props = { alert: Alert; panelUrl: string }

export function AlertMail({ alert, panelUrl }: Props) {
  const { title, text, advice } = describeProblem(alert.problem, OPERATOR_LANGUAGE)
  const isOpen = alert.event === 'opened'
  return (
    <MailLayout
      language={OPERATOR_LANGUAGE}
      heading={isOpen ? title : t.recoveredHeading(title)}
      preview={text}
      footer={t.footer}
    >
      <MailParagraph>{text}</MailParagraph>
      <MailParagraph>{isOpen ? advice : t.recoveredText}</MailParagraph>
      <MailFacts facts={times(alert)} />
      <MailButton href={panelUrl} quiet>
        {t.open}
      </MailButton>
    </MailLayout>
  )
}

function times({ openedAt, recoveredAt }: Alert): [string, string][] {
  const opened: [string, string] = [t.since, formatDateTime(openedAt, OPERATOR_LANGUAGE)]
  return recoveredAt ? [opened, [t.until, formatDateTime(recoveredAt, OPERATOR_LANGUAGE)]] : [opened]
}
