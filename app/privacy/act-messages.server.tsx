import { eq } from 'drizzle-orm'
import { protectionOf } from '#app/accounts/protected-acts.ts'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { auditLog, usuarios } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { auditLabel } from './audit-labels.ts'
import { nameSubjects } from './audit-subjects.server.ts'
import { fieldLabel } from './field-labels.ts'

/** Null when the audit event is not kept any more. */
export const composePanelAct: Composer<'panel-act'> = async ({ auditEventId }, language) => {
  const [event] = await database
    .select({ action: auditLog.action, subject: auditLog.subject, fields: auditLog.fields, email: usuarios.email })
    .from(auditLog)
    .leftJoin(usuarios, eq(usuarios.id, auditLog.actor))
    .where(eq(auditLog.id, auditEventId))
  if (!event) return null
  const { action, subject, fields } = event
  const { panelAct: t, accounts, securityBurst } = mailTextsOf[language]
  const named = (await nameSubjects([event])).get(`${action.split('.', 1)[0]}:${subject}`)
  const asked = protectionOf(action as AuditAction)?.asks ?? 'always'
  const changed = asked === 'always' ? [] : fields.filter((field) => asked.includes(field))
  const act = [auditLabel(action, language), named?.name].filter(Boolean).join(': ')
  return renderMail(
    {
      ...t,
      language,
      greeting: accounts.hello,
      intro: t.intro(event.email ?? t.unknown, act),
      preview: act,
      footer: securityBurst.footer,
    },
    <>
      {changed.length > 0 && (
        <MailParagraph>{t.changed(changed.map((field) => fieldLabel(field, language)).join(', '))}</MailParagraph>
      )}
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={`${config.baseUrl}/admin/auditoria?accion=${action}`} label={t.button} />
    </>,
  )
}
