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
import { DataChangedMail } from './data-changed-mail.tsx'

/** Null once the request is erased. */
export const composeMemberDataChanged: Composer<'member-data-changed'> = async ({ requestId, fields }, language) => {
  const [request] = await database
    .select({ fullName: membershipRequests.fullName })
    .from(membershipRequests)
    .where(eq(membershipRequests.id, requestId))
  if (!request) return null
  const texts = mailTextsOf[language]
  const t = texts.memberDataChanged
  const named = Object.entries(t.fields).filter(([field]) => fields.includes(field))
  const body = createElement(DataChangedMail, {
    language,
    texts,
    fullName: nameInMessage(request.fullName),
    changed: named.map(([, label]) => label).join(', '),
    href: `${config.baseUrl}${localPath('/contacto', language)}`,
  })
  return renderMessage(t.subject, body)
}
