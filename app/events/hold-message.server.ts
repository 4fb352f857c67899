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
import { confirmationStateOf } from './confirmations.server.ts'
import { findEventInAnyState } from './events.server.ts'
import { RegistrationHoldMail } from './hold-mail.tsx'

/** Null when nothing is left to confirm. */
export async function composeRegistrationHold(registrationId: string, language: Language): Promise<MailMessage | null> {
  const [registration] = await database
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId))
  const event = registration && (await findEventInAnyState(registration.eventId, language))
  if (!event) return null
  const date = new Date(event.date)
  const state = confirmationStateOf({ ...registration, date })
  if (state !== 'held' && state !== 'released') return null
  const token = registrationLinkToken(registration)
  // The mail stays queued until the key is available again.
  if (!token) throw new Error('the key that the link was made with is not here')
  const texts = mailTextsOf[language]
  const body = createElement(RegistrationHoldMail, {
    language,
    texts,
    fullName: nameInMessage(registration.fullName),
    event: { ...event, date },
    heldUntil: registration.heldUntil,
    confirmUrl: config.baseUrl + localPath(`/inscripcion/confirmar?token=${token}`, language),
  })
  return renderMessage(texts.registrationHold.subject(event.title), body)
}
