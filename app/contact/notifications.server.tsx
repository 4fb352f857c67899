import { Fragment } from 'react'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { contactMessages } from '#app/database/schema.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailFacts, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'

/** Replies go to the visitor. Null once the message is deleted. */
export const composeContactMessage: Composer<'contact-message'> = async ({ contactMessageId }, language) => {
  const message = await findMessage(contactMessageId)
  if (!message) return null
  const { name, email, phone } = message
  const t = mailTextsOf[language].contactMessage
  const mail = renderMail(
    { ...t, language, subject: t.subject(name), preview: t.preview(name), isUnsigned: true },
    <>
      <MailFacts
        facts={[
          [t.name, name],
          [t.email, email],
          ...(phone ? ([[t.phone, phone]] as const) : []),
          [t.language, t.languages[message.language]],
          [t.received, formatDateTime(message.createdAt, language)],
        ]}
      />
      {message.message.split(/\n{2,}/).map((paragraph, index) => (
        <MailParagraph key={index}>
          {paragraph.split('\n').map((line, number) => (
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </MailParagraph>
      ))}
    </>,
  )
  return { ...mail, replyTo: { name, address: email } }
}

/** Contains nothing that the visitor typed: the form must not send foreign text in the club's name. */
export const composeContactConfirmation: Composer<'contact-confirmation'> = async ({ contactMessageId }, language) => {
  if (!(await findMessage(contactMessageId))) return null
  const t = mailTextsOf[language].contact
  return renderMail({ ...t, language, intro: t.text, postscript: t.notYou }, <MailParagraph>{t.urgent}</MailParagraph>)
}

async function findMessage(id: string) {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}
