import { tokenForMail } from '#app/accounts/tokens.server.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { findSignIn } from './sign-in.server.ts'

export const composeMemberSignIn: Composer<'member-sign-in'> = async ({ linkId }, language) => {
  const token = await tokenForMail('member-sign-in', linkId)
  const member = token && (await findSignIn(token))
  if (!token || !member) return null
  const { memberSignIn: t, accounts } = mailTextsOf[language]
  return renderMail(
    { ...t, language, to: member.fullName, footer: accounts.footer },
    <>
      <MailButton href={siteUrl(`/mis-cenas/entrar?token=${token}`, language)} label={t.button} />
      <MailParagraph muted>{accounts.ignore}</MailParagraph>
    </>,
  )
}
