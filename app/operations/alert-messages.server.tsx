import { config } from '#app/config.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { MailButton, MailFacts, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { MailMessage, MessageComposer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import type { Alert } from './alert.ts'
import { describeProblem } from './incident-labels.ts'
import { findAlert } from './incidents.server.ts'
import { operationTexts } from './panel-texts.ts'

export const panelUrl = `${config.baseUrl}/admin/dashboard`

type IncidentComposer = MessageComposer<MailData<'incident-opened' | 'incident-recovered'>>
export const composeIncidentOpened: IncidentComposer = async ({ incidentId }, language) =>
  composeOrNull(await findAlert('opened', incidentId), language)
export const composeIncidentRecovered: IncidentComposer = async ({ incidentId }, language) =>
  composeOrNull(await findAlert('recovered', incidentId), language)

function composeOrNull(alert: Alert | null, language: Language): MailMessage | null {
  return alert && composeAlert(alert, language)
}

export function composeAlert({ event, problem, openedAt, recoveredAt }: Alert, language: Language): MailMessage {
  const { title, text, advice } = describeProblem(problem, language)
  const { mail: t } = operationTexts[language]
  const isOpen = event === 'opened'
  return renderMail(
    {
      language,
      subject: isOpen ? t.opened(title) : t.recovered(title),
      heading: isOpen ? title : t.recoveredHeading(title),
      intro: text,
      footer: t.footer,
      isUnsigned: true,
    },
    <>
      <MailParagraph>{isOpen ? advice : t.recoveredText}</MailParagraph>
      <MailFacts
        facts={[
          [t.since, formatDateTime(openedAt, language)],
          ...(recoveredAt ? ([[t.until, formatDateTime(recoveredAt, language)]] as const) : []),
        ]}
      />
      <MailButton href={panelUrl} quiet label={t.open} />
    </>,
  )
}
