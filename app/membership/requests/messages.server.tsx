import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'

export const composeMembershipRequest: Composer<'membership-request'> = async ({ requestId }, language) => {
  const [request] = await database
    .select({ fullName: membershipRequests.fullName })
    .from(membershipRequests)
    .where(eq(membershipRequests.id, requestId))
  if (!request) return null
  const t = mailTextsOf[language].membershipRequest
  return renderMail(
    { ...t, language, to: request.fullName, postscript: t.notYou },
    <>
      <MailParagraph>{t.next}</MailParagraph>
      <MailParagraph>{t.meanwhile}</MailParagraph>
      <MailButton href={siteUrl('/eventos', language)} quiet label={t.seeEvents} />
    </>,
  )
}
