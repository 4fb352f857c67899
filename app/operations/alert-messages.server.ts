import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import type { Letter } from '#app/platform/mail/message.ts'
import type { LetterWriter } from '#app/platform/mail/mail.server.ts'
import { writeLetter } from '#app/platform/mail/render-message.server.ts'
import { AlertMail } from './alert-mail.tsx'
import type { Alert } from './alert.ts'
import { describeProblem } from './incident-labels.ts'
import { findAlert } from './incidents.server.ts'

export const panelUrl = `${config.baseUrl}/admin/dashboard`

export const incidentOpenedLetter: LetterWriter = async (id) => letterOrNull(await findAlert('opened', id))
export const incidentRecoveredLetter: LetterWriter = async (id) => letterOrNull(await findAlert('recovered', id))

function letterOrNull(alert: Alert | null): Letter | null {
  return alert && writeAlertLetter(alert)
}

export function writeAlertLetter(alert: Alert): Letter {
  const { title } = describeProblem(alert.problem)
  const subject = alert.event === 'opened' ? `Aviso de la web: ${title}` : `Resuelto: ${title}`
  return writeLetter(subject, createElement(AlertMail, { alert, panelUrl }))
}
