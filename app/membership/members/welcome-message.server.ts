import { and, eq } from 'drizzle-orm'
import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { socios } from '#app/database/schema.ts'
import { localPath } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { findNextDinner } from './next-dinner.server.ts'
import { WelcomeMail } from './welcome-mail.tsx'

/** Null for who is no active member any more. */
export const composeMemberWelcome: Composer<'member-welcome'> = async ({ requestId }, language) => {
  const [member] = await database
    .select({ fullName: socios.fullName, number: socios.membershipNumber })
    .from(socios)
    .where(and(eq(socios.membershipRequestId, requestId), eq(socios.status, 'active')))
  if (!member) return null
  const texts = mailTextsOf[language]
  const body = createElement(WelcomeMail, {
    language,
    texts,
    fullName: nameInMessage(member.fullName),
    number: member.number,
    next: await findNextDinner(language),
    hrefOf: (path: string) => config.baseUrl + localPath(path, language),
  })
  return renderMessage(texts.memberWelcome.subject, body)
}
