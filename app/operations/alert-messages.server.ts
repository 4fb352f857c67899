import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailData } from '#app/mail-kinds.ts'
import type { MailMessage, MessageComposer } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { AlertMail } from './alert-mail.tsx'
import type { Alert } from './alert.ts'
import { describeProblem } from './incident-labels.ts'
import { findAlert } from './incidents.server.ts'
import { operationTexts } from './panel-texts.ca.ts'

export const panelUrl = `${config.baseUrl}/admin/dashboard`

type IncidentComposer = MessageComposer<MailData<'incident-opened' | 'incident-recovered'>>
export const composeIncidentOpened: IncidentComposer = async ({ incidentId }, language) =>
  composeOrNull(await findAlert('opened', incidentId), language)
export const composeIncidentRecovered: IncidentComposer = async ({ incidentId }, language) =>
  composeOrNull(await findAlert('recovered', incidentId), language)

function composeOrNull(alert: Alert | null, language: Language): MailMessage | null {
  return alert && composeAlert(alert, language)
}

export function composeAlert(alert: Alert, language: Language): MailMessage {
  const { title } = describeProblem(alert.problem, language)
  const { mail: t } = operationTexts[language]
  const subject = alert.event === 'opened' ? t.opened(title) : t.recovered(title)
  return renderMessage(subject, createElement(AlertMail, { alert, language, panelUrl }))
}
