import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import type { MailMessage, MessageComposer } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { AlertMail } from './alert-mail.tsx'
import type { Alert } from './alert.ts'
import { describeProblem, OPERATOR_LANGUAGE } from './incident-labels.ts'
import { findAlert } from './incidents.server.ts'
import { operationTexts } from './panel-texts.ts'

export const panelUrl = `${config.baseUrl}/admin/dashboard`

export const composeIncidentOpened: MessageComposer = async (id) => composeOrNull(await findAlert('opened', id))
export const composeIncidentRecovered: MessageComposer = async (id) => composeOrNull(await findAlert('recovered', id))

function composeOrNull(alert: Alert | null): MailMessage | null {
  return alert && composeAlert(alert)
}

export function composeAlert(alert: Alert): MailMessage {
  const { title } = describeProblem(alert.problem, OPERATOR_LANGUAGE)
  const { mail: t } = operationTexts[OPERATOR_LANGUAGE]
  const subject = alert.event === 'opened' ? t.opened(title) : t.recovered(title)
  return renderMessage(subject, createElement(AlertMail, { alert, panelUrl }))
}
