import { createElement } from 'react'
import { eq } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { registrationLinkToken } from './cancellations.server.ts'
import { EventChangedMail } from './change-mail.tsx'
import { essentialFacts } from './changed-facts.ts'
import { findEventInAnyState } from './events.server.ts'

/**
 * The facts as they are when it is sent; null when the guest has cancelled meanwhile or the event has started.
 * @param ref registration id, colon, version of the event, colon, the changed facts
 */
export async function composeEventChanged(ref: string, language: Language): Promise<MailMessage | null> {
  const [id = '', , changed = ''] = ref.split(':')
  const [registration] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.id, id))
  if (!registration || registration.cancelledAt) return null
  const event = await findEventInAnyState(registration.eventId, language)
  if (!event || new Date(event.date) <= new Date()) return null
  const token = registrationLinkToken(registration)
  // The mail stays queued until the key is available again.
  if (!token) throw new Error('the key that the cancellation link was made with is not here')
  const texts = mailTextsOf[language]
  const url = (path: string) => config.baseUrl + localPath(path, language)
  const body = createElement(EventChangedMail, {
    language,
    texts,
    fullName: nameInMessage(registration.fullName),
    changed: essentialFacts.filter((fact) => changed.split('+').includes(fact)),
    event: { ...event, date: new Date(event.date) },
    eventUrl: url(`/eventos/${event.id}`),
    cancelUrl: url(`/inscripcion/cancelar?token=${token}`),
  })
  return renderMessage(texts.eventChanged.subject(event.title), body)
}
