import { createElement } from 'react'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { contactMessages } from '#app/database/schema.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { ContactConfirmationMail, ContactMessageMail } from './mails.tsx'

/** Replies go to the visitor. Null once the message is deleted. */
export const composeContactMessage: Composer<'contact-message'> = async ({ contactMessageId }, language) => {
  const message = await findMessage(contactMessageId)
  if (!message) return null
  const texts = mailTextsOf[language]
  const body = createElement(ContactMessageMail, { message, language, texts })
  const mail = renderMessage(texts.contactMessage.subject(message.name), body)
  return { ...mail, replyTo: { name: message.name, address: message.email } }
}

/** Contains nothing that the visitor typed: the form must not send foreign text in the club's name. */
export const composeContactConfirmation: Composer<'contact-confirmation'> = async ({ contactMessageId }, language) => {
  if (!(await findMessage(contactMessageId))) return null
  const texts = mailTextsOf[language]
  return renderMessage(texts.contact.subject, createElement(ContactConfirmationMail, { language, texts }))
}

async function findMessage(id: string) {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}
