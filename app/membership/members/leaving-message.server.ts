import { and, eq } from 'drizzle-orm'
import { createElement } from 'react'
import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { MemberLeftMail } from './leaving-mail.tsx'

/** What the team wrote; null for who has returned meanwhile. */
export const composeMemberLeft: Composer<'member-left'> = async ({ requestId }, language) => {
  const [left] = await database
    .select({ fullName: membershipRequests.fullName, message: membershipRequests.leavingMessage })
    .from(membershipRequests)
    .where(and(eq(membershipRequests.id, requestId), eq(membershipRequests.status, 'baja')))
  if (!left?.message) return null
  const texts = mailTextsOf[language]
  const fullName = nameInMessage(left.fullName)
  const body = createElement(MemberLeftMail, { language, texts, fullName, message: left.message })
  return renderMessage(texts.memberLeft.subject, body)
}
