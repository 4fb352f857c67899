import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailParagraph, MailParagraphs } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'

/** What the team wrote; null for a member who has returned meanwhile. */
export const composeMemberLeft: Composer<'member-left'> = async ({ requestId }, language) => {
  const [left] = await database
    .select({ fullName: membershipRequests.fullName, message: membershipRequests.leavingMessage })
    .from(membershipRequests)
    .where(and(eq(membershipRequests.id, requestId), eq(membershipRequests.status, 'baja')))
  if (!left?.message) return null
  const t = mailTextsOf[language].memberLeft
  return renderMail(
    { ...t, language, to: left.fullName, preview: left.message },
    <>
      <MailParagraphs text={left.message} />
      <MailParagraph>{t.questions}</MailParagraph>
    </>,
  )
}
