import { eq } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { securityIncidents } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { BURST_MINUTES } from '#app/platform/observability/security-events.ts'

/** Null when the incident does not exist. */
export const composeSecurityBurst: Composer<'security-burst'> = async ({ incidentId }, language) => {
  const [incident] = await database.select().from(securityIncidents).where(eq(securityIncidents.id, incidentId))
  const { securityBurst: t, accounts } = mailTextsOf[language]
  const what = incident && Object.entries(t.kinds).find(([kind]) => kind === incident.kind)?.[1]
  if (!incident || !what) return null
  return renderMail(
    { ...t, language, greeting: accounts.hello, intro: t.intro(what, incident.count, BURST_MINUTES) },
    <>
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={`${config.baseUrl}/admin/auditoria/seguridad?tipo=${incident.kind}`} label={t.button} />
      <MailParagraph muted>{t.once}</MailParagraph>
    </>,
  )
}
