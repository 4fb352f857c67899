import { createElement } from 'react'
import { eq } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { deletedEvents, eventRegistrations } from '#app/database/schema.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { eventCalendar } from './calendar.server.ts'
import { cancelToken } from './cancellations.server.ts'
import { findEvent } from './events.server.ts'
import { composeRegistrationHold } from './hold-message.server.ts'
import { EventCancelledMail, RegistrationCancelledMail, RegistrationMail } from './mails.tsx'

/**
 * The confirmation of one registration, with the event as a calendar file; while it is held, the request to confirm it;
 * null once it is cancelled or gone.
 */
export async function composeRegistration(registrationId: string, language: Language): Promise<MailMessage | null> {
  const [registration] = await database
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId))
  if (!registration || registration.cancelledAt) return null
  if (registration.hold === 'held') return composeRegistrationHold(registrationId, language)
  const event = await findEvent(registration.eventId, language)
  if (!event) return null
  const token = cancelToken(registration)
  // Owed all the same: it waits for the key.
  if (!token) throw new Error('the key that the cancellation link was made with is not here')
  const url = (path: string) => config.baseUrl + localPath(path, language)
  const texts = mailTextsOf[language]
  const eventUrl = url(`/eventos/${event.id}`)
  const body = createElement(RegistrationMail, {
    language,
    texts,
    fullName: nameInMessage(registration.fullName),
    event: { ...event, date: new Date(event.date), organizer: event.organizer?.name ?? null },
    eventUrl,
    cancelUrl: url(`/inscripcion/cancelar?token=${token}`),
  })
  return renderMessage(texts.registration.subject(event.title), body, [
    {
      filename: 'evento.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: eventCalendar([{ ...event, date: new Date(event.date), url: eventUrl }]),
    },
  ])
}

/**
 * The confirmation once more, to the corrected address. @param ref the registration's id, and after a colon which
 * correction it was
 */
export async function composeRegistrationAgain(ref: string, language: Language): Promise<MailMessage | null> {
  return composeRegistration(ref.split(':')[0] ?? '', language)
}

/** Tells a guest that the club has cancelled their place; null when the registration is gone. */
export async function composeRegistrationCancelled(
  registrationId: string,
  language: Language,
): Promise<MailMessage | null> {
  const [registration] = await database
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId))
  const event = registration && (await findEvent(registration.eventId, language))
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

/**
 * Tells somebody who was to come that the event has been deleted. @param ref the event's id, and after a colon whose
 * registration it was: nothing is left of either but what `deleted_events` keeps
 */
export async function composeEventCancelled(ref: string, language: Language): Promise<MailMessage | null> {
  const [event] = await database
    .select()
    .from(deletedEvents)
    .where(eq(deletedEvents.id, Number(ref.split(':')[0])))
  if (!event) return null
  const catalan = language === 'ca'
  const texts = mailTextsOf[language]
  const title = (catalan && event.titleCa) || event.title
  const location = (catalan && event.locationCa) || event.location
  const body = createElement(EventCancelledMail, {
    language,
    texts,
    event: { title, date: event.date, location },
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  })
  return renderMessage(texts.eventCancelled.subject(title), body)
}
