import type { MailTexts } from '#app/i18n/texts.server.ts'
import { FilledText } from '#app/messages/filled-text.tsx'
import type { Written } from '#app/messages/message-texts.server.ts'
import { fillLine } from '#app/messages/placeholders.ts'
import { MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'

type MemberMessageMailProps = {
  texts: MailTexts
  text: Written
  name: string
  /** Why it is received. */
  why: string
  /** Null of a message of service. */
  unsubscribeUrl: string | null
}

/** Somebody's plain text to a member. */
export function MemberMessageMail({ texts, text, name, why, unsubscribeUrl }: MemberMessageMailProps) {
  const subject = fillLine(text.subject, { name })
  return (
    <MailLayout language={text.language} title={subject} preview={fillLine(text.body, { name })} footer={why}>
      <FilledText text={text.body} values={{ name }} />
      <MailParagraph>{texts.signature}</MailParagraph>
      {unsubscribeUrl && (
        <MailParagraph muted>
          <a href={unsubscribeUrl} style={{ color: colors.muted, textDecoration: 'underline' }}>
            {texts.memberMessage.unsubscribe}
          </a>
        </MailParagraph>
      )}
    </MailLayout>
  )
}
