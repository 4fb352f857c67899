import { createElement } from 'react'
import { eq } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { deletedEvents } from '#app/database/schema.ts'
import { localPath } from '#app/i18n/language.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer, MessageComposer } from '#app/platform/mail/message.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { refundUntil } from '#app/seats/refund-terms.ts'
import { attachTicket } from '#app/bookings/tickets/ticket-picture.server.ts'
import { findEventInAnyState, type EventDetails } from '#app/events/events.server.ts'
import { composeRegistrationHold } from '#app/bookings/holds/hold-message.server.ts'
import { RegistrationMail } from './mails.tsx'
import { EventCancelledMail, RegistrationCancelledMail } from './cancelled-mails.tsx'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { calendarFilename } from '#app/events/calendar/calendar.server.ts'
import { findPartyCalendar, partyCalendar } from '#app/events/calendar/party-calendar.server.ts'
import { PartyMail } from './party-mail.tsx'
import type { MailedGuest } from './mailed-guests.tsx'

/** With a calendar entry; while pending, the confirmation request; null once it or its event is cancelled. */
export const composeRegistration: Composer<'registration'> = async ({ partyId }, language) => {
  const party = await findPartyById(partyId)
  if (party?.event.status === 'cancelled') return null
  if (party?.hold === 'held' || party?.hold === 'released') return composeRegistrationHold({ partyId }, language)
  if (party?.state !== 'booked' || party.email === null) return null
  const event = await findEventInAnyState(party.eventId, language)
  if (!event) return null
  const texts = mailTextsOf[language]
  const isInvited = party.paymentState === 'invited'
  const date = new Date(event.date)
  const refundNotice = party.seatPrice > 0 && !isInvited ? party.noticeHours : null
  const props = {
    language,
    texts,
    fullName: nameInMessage(party.contactName),
    event: { ...event, date, organizer: event.organizer && organizerName(event.organizer) },
    eventUrl: config.baseUrl + localPath(`/eventos/${event.id}`, language),
    partyUrl: partyUrl('/reserva', party, language),
    cancelUrl: partyUrl('/inscripcion/cancelar', party, language),
    ticket: ticketName(0),
    refundNotice,
    isInvited,
    editsUntil: event.editsUntil ? new Date(event.editsUntil) : date,
    refundUntil:
      refundNotice === null ? null : refundUntil({ date, price: party.seatPrice, noticeHours: refundNotice }),
  }
  const calendar = await findPartyCalendar(partyId, language, event)
  const tickets = party.guests.map(({ id }, index) => attachTicket(id, party, ticketName(index)))
  if (party.size === 1) {
    const { subject } = texts.registration
    return renderMessage(subject(event.title), createElement(RegistrationMail, props), calendar, tickets)
  }
  const body = createElement(PartyMail, { ...props, guests: party.guests.map(mailedGuest) })
  return renderMessage(texts.party.subject(party.size, event.title), body, calendar, tickets)
}

const mailedGuest = ({ fullName }: { fullName: string }, index: number): MailedGuest => ({
  fullName: nameInMessage(fullName),
  named: fullName !== '',
  ticket: ticketName(index),
})

const ticketName = (index: number) => `ticket-${index + 1}`

function organizerName({ name, langs }: NonNullable<EventDetails['organizer']>): LocalText {
  return { text: name, ...(langs.name && { lang: langs.name }) }
}

/** Null when the booking has its seats again. */
export const composeRegistrationCancelled: Composer<'registration-cancelled'> = async ({ partyId }, language) => {
  const party = await findPartyById(partyId)
  const event = party?.state === 'cancelled' && (await findEventInAnyState(party.eventId, language))
  if (!event) return null
  const texts = mailTextsOf[language]
  const body = createElement(RegistrationCancelledMail, {
    language,
    texts,
    fullName: nameInMessage(party.contactName),
    event: { ...event, date: new Date(event.date) },
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  })
  const calendar = await findPartyCalendar(partyId, language, event)
  return renderMessage(texts.registrationCancelled.subject(event.title), body, calendar)
}

/** Only the row in `deleted_events` is left. */
export const composeEventCancelled: MessageComposer<MailData<'event-cancelled'>> = async (
  { eventId, partyId, sequence, eventEntry, isWaiting },
  language,
  recipient,
) => {
  const [event] = await database.select().from(deletedEvents).where(eq(deletedEvents.id, eventId))
  if (!event) return null
  const { title, date, location, langs } = localizedRow(language, event)
  const eventsUrl = config.baseUrl + localPath('/eventos', language)
  const texts = mailTextsOf[language]
  const body = createElement(EventCancelledMail, {
    language,
    texts,
    event: { title, date, location, langs },
    isWaiting,
    eventsUrl,
  })
  const party = { id: partyId, contactName: '', email: recipient, calendarSequence: sequence, eventEntry }
  const entry = { id: event.id, title, lead: '', location, date, url: eventsUrl }
  const calendar =
    sequence > 0 ? { ...partyCalendar(party, entry, 'cancelled'), filename: calendarFilename(language) } : undefined
  return renderMessage(texts.eventCancelled.subject(title), body, calendar)
}
