import { and, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages, socios } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { newsUrl } from '#app/membership/news/news-choice.server.ts'
import { FilledText } from '#app/messages/filled-text.tsx'
import { givenName } from '#app/messages/given-name.ts'
import type { Message } from '#app/messages/message-scope.ts'
import { textFor, type Written } from '#app/messages/message-texts.server.ts'
import { fillLine } from '#app/messages/placeholders.ts'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import type { MailMessage, MessageComposer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { isReached, isToMembers } from './audience.server.ts'

const m = eventMessages

/**
 * Null when the message is stopped, and for a member who has left, wants no news or has another address since: each
 * mail is composed when it leaves.
 */
export const composeMemberMessage: MessageComposer<MailData<'member-message'>> = async (
  { requestId, messageId, isTest },
  language,
  recipient,
) => {
  const [message] = await database
    .select()
    .from(m)
    .where(and(eq(m.id, messageId), isToMembers))
  const text = message && textFor(language, message)
  if (!message || !text) return null
  if (isTest) return render(text, message, { isTest, name: '', unsubscribeUrl: ownDataUrl(text) })
  if (message.state !== 'sending' && message.state !== 'sent') return null
  const [member] = await database
    .select({ id: socios.id, fullName: socios.fullName })
    .from(socios)
    .where(
      and(
        eq(socios.membershipRequestId, requestId),
        sql`lower(${socios.email}) = ${recipient.toLowerCase()}`,
        isReached(message.purpose),
      ),
    )
  if (!member) return null
  const unsubscribeUrl = newsUrl(member.id, text.language)
  return render(text, message, { isTest: false, name: givenName(member.fullName), unsubscribeUrl })
}

/** The link of a test belongs to nobody. */
function ownDataUrl({ language }: Written): string {
  return siteUrl('/mis-cenas/datos', language)
}

type Reader = { isTest: boolean; name: string; unsubscribeUrl: string }

/** Somebody's plain text to a member. */
function render(text: Written, { purpose }: Message, { isTest, name, unsubscribeUrl }: Reader): MailMessage {
  const { footer, unsubscribe } = mailTextsOf[text.language].memberMessage
  const isNews = purpose === 'news'
  const mail = renderMail(
    {
      language: text.language,
      subject: fillLine(text.subject, { name }),
      heading: null,
      preview: fillLine(text.body, { name }),
      // Why it is received.
      footer: isTest ? footer.test : footer[isNews ? 'news' : 'service'],
      postscript: isNews && (
        <a href={unsubscribeUrl} style={{ color: colors.muted, textDecoration: 'underline' }}>
          {unsubscribe}
        </a>
      ),
    },
    <FilledText text={text.body} values={{ name }} />,
  )
  return isNews && !isTest ? { ...mail, unsubscribeUrl } : mail
}
