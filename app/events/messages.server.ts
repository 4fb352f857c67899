import { createElement } from 'react'
import { eq } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { deletedEvents, eventRegistrations } from '#app/database/schema.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { registrationLinkToken } from './cancellations.server.ts'
import { findEventInAnyState, type EventDetails } from './events.server.ts'
import { composeRegistrationHold } from './hold-message.server.ts'
import { EventCancelledMail, RegistrationCancelledMail, RegistrationMail } from './mails.tsx'
import { findPartyCalendar } from './party-calendar.server.ts'

/** The confirmation with a calendar file; while pending, the confirmation request; null once cancelled or deleted. */
export async function composeRegistration(registrationId: string, language: Language): Promise<MailMessage | null> {
  const [registration] = await database
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId))
  if (registration?.hold === 'held' || registration?.hold === 'released')
    return composeRegistrationHold(registrationId, language)
  if (!registration || registration.cancelledAt) return null
  const event = await findEventInAnyState(registration.eventId, language)
  if (!event) return null
  const token = registrationLinkToken(registration)
  // The mail stays queued until the key is available again.
  if (!token) throw new Error('the key that the cancellation link was made with is not here')
  const url = (path: string) => config.baseUrl + localPath(path, language)
  const texts = mailTextsOf[language]
  const eventUrl = url(`/eventos/${event.id}`)
  const body = createElement(RegistrationMail, {
    language,
    texts,
    fullName: nameInMessage(registration.fullName),
    event: { ...event, date: new Date(event.date), organizer: event.organizer && organizerName(event.organizer) },
    eventUrl,
    cancelUrl: url(`/inscripcion/cancelar?token=${token}`),
  })
  const calendar = await findPartyCalendar(registration.partyId ?? registration.id, language)
  return renderMessage(texts.registration.subject(event.title), body, calendar)
}

function organizerName({ name, langs }: NonNullable<EventDetails['organizer']>): LocalText {
  return { text: name, ...(langs.name && { lang: langs.name }) }
}

/** @param ref registration id, colon, number of the correction or the minute of the repetition */
export async function composeRegistrationAgain(ref: string, language: Language): Promise<MailMessage | null> {
  return composeRegistration(ref.split(':')[0] ?? '', language)
}

export async function composeRegistrationCancelled(
  registrationId: string,
  language: Language,
): Promise<MailMessage | null> {
  const [registration] = await database
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId))
  const event = registration && (await findEventInAnyState(registration.eventId, language))
  if (!event) return null
  const texts = mailTextsOf[language]
  const body = createElement(RegistrationCancelledMail, {
    language,
    texts,
    fullName: nameInMessage(registration.fullName),
    event: { ...event, date: new Date(event.date) },
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  })
  return renderMessage(texts.registrationCancelled.subject(event.title), body)
}

/** @param ref event id, colon, registration id; of both only the row in `deleted_events` is left */
export async function composeEventCancelled(ref: string, language: Language): Promise<MailMessage | null> {
  const [event] = await database
    .select()
    .from(deletedEvents)
    .where(eq(deletedEvents.id, Number(ref.split(':')[0])))
  if (!event) return null
  const { title, date, location, langs } = localizedRow(language, event)
  const texts = mailTextsOf[language]
  const body = createElement(EventCancelledMail, {
    language,
    texts,
    event: { title, date, location, langs },
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  })
  return renderMessage(texts.eventCancelled.subject(title), body)
}
