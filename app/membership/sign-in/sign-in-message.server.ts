import { createElement } from 'react'
import { tokenForMail } from '#app/accounts/tokens.server.ts'
import { config } from '#app/config.server.ts'
import { localPath } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { MemberSignInMail } from './sign-in-mail.tsx'
import { findSignIn } from './sign-in.server.ts'

export const composeMemberSignIn: Composer<'member-sign-in'> = async ({ linkId }, language) => {
  const token = await tokenForMail('member-sign-in', linkId)
  const member = token && (await findSignIn(token))
  if (!token || !member) return null
  const texts = mailTextsOf[language]
  const body = createElement(MemberSignInMail, {
    language,
    texts,
    fullName: nameInMessage(member.fullName),
    href: `${config.baseUrl}${localPath('/mis-cenas/entrar', language)}?token=${token}`,
  })
  return renderMessage(texts.memberSignIn.subject, body)
}
