import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { localPath } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { MembershipRequestMail } from './mails.tsx'

export const composeMembershipRequest: Composer<'membership-request'> = async ({ requestId }, language) => {
  const [request] = await database
    .select({ fullName: membershipRequests.fullName })
    .from(membershipRequests)
    .where(eq(membershipRequests.id, requestId))
  if (!request) return null
  const texts = mailTextsOf[language]
  const body = createElement(MembershipRequestMail, {
    language,
    texts,
    fullName: nameInMessage(request.fullName),
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  })
  return renderMessage(texts.membershipRequest.subject, body)
}
