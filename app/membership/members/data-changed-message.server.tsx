import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'

/** Names the changed fields, never their values. Null once the request is erased. */
export const composeMemberDataChanged: Composer<'member-data-changed'> = async ({ requestId, fields }, language) => {
  const [request] = await database
    .select({ fullName: membershipRequests.fullName })
    .from(membershipRequests)
    .where(eq(membershipRequests.id, requestId))
  if (!request) return null
  const t = mailTextsOf[language].memberDataChanged
  const changed = Object.entries(t.fields).filter(([field]) => fields.includes(field))
  const intro = t.intro(changed.map(([, label]) => label).join(', '))
  return renderMail(
    { ...t, language, to: request.fullName, intro },
    <>
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={siteUrl('/contacto', language)} label={t.button} />
    </>,
  )
}
