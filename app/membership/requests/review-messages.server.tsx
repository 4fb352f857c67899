import { and, eq } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { inLanguage } from '#app/i18n/localized.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { MailButton, MailParagraph, MailParagraphs } from '#app/platform/mail/mail-parts.tsx'
import type { Composer, MessageComposer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { completionToken } from '#app/membership/completion-link.server.ts'
import { findFee } from '#app/membership/fee.server.ts'
import type { RequestStatus } from '#app/membership/statuses.ts'

/**
 * Null once the request is not approved, and for an address that is not the applicant's any more: it may have been
 * queued or sent before the address was corrected, and sent mails can be sent again.
 */
export const composeMembershipApproval: MessageComposer<MailData<'membership-approval'>> = async (
  { requestId },
  language,
  recipient,
) => {
  const [request] = await database
    .select(pick(membershipRequests, 'id', 'fullName', 'email', 'completionTokenHash'))
    .from(membershipRequests)
    .where(and(eq(membershipRequests.id, requestId), eq(membershipRequests.status, 'approved')))
  if (request?.email.toLowerCase() !== recipient.toLowerCase()) return null
  const token = completionToken(request)
  // The mail stays queued until the key is back.
  if (!token) throw new Error('the key of the completion link is missing')
  const fee = await findFee(language)
  const { membershipApproval: t, membershipRequest } = mailTextsOf[language]
  return renderMail(
    { ...t, language, to: request.fullName, footer: membershipRequest.footer },
    <>
      {fee.text && (
        <MailParagraph>
          {t.fee} <strong {...inLanguage(fee)} />
        </MailParagraph>
      )}
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={siteUrl(`/socio/completar-datos?token=${token}`, language)} label={t.button} />
      <MailParagraph muted>{t.personal}</MailParagraph>
    </>,
  )
}

/** What the team wrote; null once the request is deleted, or when no mail was chosen. */
export const composeMembershipRejection: Composer<'membership-rejection'> = ({ requestId }, language) =>
  composeAnswer(requestId, 'rejected', 'membershipRejection', language)

/** The same to a member who has asked to be one; null once the request is taken back. */
export const composeMembershipKnown: Composer<'membership-known'> = ({ requestId }, language) =>
  composeAnswer(requestId, 'merged', 'membershipKnown', language)

async function composeAnswer(
  requestId: string,
  status: RequestStatus,
  kind: 'membershipRejection' | 'membershipKnown',
  language: Language,
) {
  const [request] = await database
    .select({ fullName: membershipRequests.fullName, message: membershipRequests.rejectionMessage })
    .from(membershipRequests)
    .where(and(eq(membershipRequests.id, requestId), eq(membershipRequests.status, status)))
  if (!request?.message) return null
  const { [kind]: t, membershipRequest } = mailTextsOf[language]
  return renderMail(
    { ...t, language, to: request.fullName, preview: request.message, footer: membershipRequest.footer },
    <>
      <MailParagraphs text={request.message} />
      <MailParagraph>{t.questions}</MailParagraph>
    </>,
  )
}
