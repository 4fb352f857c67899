import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { deletedEvents } from '#app/database/schema.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer, MessageComposer } from '#app/platform/mail/message.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { refundUntil } from '#app/seats/refund-terms.ts'
import { attachTicket } from '#app/bookings/tickets/ticket-picture.server.ts'
import { findEventInAnyState, type EventDetails } from '#app/events/events.server.ts'
import { composeRegistrationHold } from '#app/bookings/holds/hold-message.server.tsx'
import { renderEventCancelled } from './cancelled-mail.server.tsx'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { calendarFilename } from '#app/events/calendar/calendar.server.ts'
import { findPartyCalendar, partyCalendar } from '#app/events/calendar/party-calendar.server.ts'
import { EventFacts, eventPreview } from '#app/events/mails/mailed-event.tsx'
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
  const { guests, size, contactName } = party
  const texts = mailTextsOf[language]
  const isInvited = party.paymentState === 'invited'
  const date = new Date(event.date)
  const refundNotice = party.seatPrice > 0 && !isInvited ? party.noticeHours : null
  const ofOne = { ...texts.registration, subject: texts.registration.subject(event.title) }
  const { subject, heading, intro, footer } = texts.party
  const ofSeveral = { intro, footer, subject: subject(size, event.title), heading: heading(size) }
  return renderMail(
    {
      ...(size === 1 ? ofOne : ofSeveral),
      language,
      to: contactName,
      preview: eventPreview(event, language),
      calendar: await findPartyCalendar(partyId, language, event),
      pictures: guests.map(({ id }, index) => attachTicket(id, party, ticketName(index))),
    },
    <PartyMail
      {...{ language, texts, refundNotice, isInvited }}
      fullName={nameInMessage(contactName)}
      event={{ ...event, organizer: event.organizer && organizerName(event.organizer) }}
      guests={guests.map(mailedGuest)}
      eventUrl={siteUrl(`/eventos/${event.id}`, language)}
      partyUrl={partyUrl('/reserva', party, language)}
      cancelUrl={partyUrl('/inscripcion/cancelar', party, language)}
      editsUntil={event.editsUntil ? new Date(event.editsUntil) : date}
      refundUntil={
        refundNotice === null ? null : refundUntil({ date, price: party.seatPrice, noticeHours: refundNotice })
      }
    />,
  )
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
  const { registrationCancelled: t, registration } = texts
  const fullName = nameInMessage(party.contactName)
  const calendar = await findPartyCalendar(partyId, language, event)
  return renderMail(
    { ...t, language, to: fullName, subject: t.subject(event.title), calendar },
    <>
      <EventFacts {...{ language, texts, event }} facts={fullName ? [[registration.name, fullName]] : []} />
      <MailParagraph>{t.notYou}</MailParagraph>
      <MailButton href={siteUrl('/eventos', language)} quiet label={t.seeEvents} />
    </>,
  )
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
  const party = { id: partyId, contactName: '', email: recipient, calendarSequence: sequence, eventEntry }
  const entry = { id: event.id, title, lead: '', location, date, url: siteUrl('/eventos', language) }
  const calendar =
    sequence > 0 ? { ...partyCalendar(party, entry, 'cancelled'), filename: calendarFilename(language) } : undefined
  return renderEventCancelled({ event: { title, date, location, langs }, isWaiting, calendar }, language)
}
