import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { securityIncidents } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { BURST_MINUTES } from '#app/platform/observability/security-events.ts'
import { SecurityBurstMail } from './security-mail.tsx'

/** Null when the incident does not exist. */
export const composeSecurityBurst: Composer<'security-burst'> = async ({ incidentId }, language) => {
  const [incident] = await database.select().from(securityIncidents).where(eq(securityIncidents.id, incidentId))
  const t = mailTextsOf[language].securityBurst
  const what = incident && Object.entries(t.kinds).find(([kind]) => kind === incident.kind)?.[1]
  if (!incident || !what) return null
  const listUrl = `${config.baseUrl}/admin/auditoria/seguridad?tipo=${incident.kind}`
  const body = createElement(SecurityBurstMail, {
    language,
    texts: mailTextsOf[language],
    summary: t.intro(what, incident.count, BURST_MINUTES),
    listUrl,
  })
  return renderMessage(t.subject, body)
}
