import { createElement } from 'react'
import { eq } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { localPath } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { EventCancelledMail } from '#app/bookings/mails/cancelled-mails.tsx'
import { findPartyCalendar } from '#app/events/calendar/party-calendar.server.ts'

/** To each party of an event that the club has cancelled; null once its data is erased. */
export const composeEventCalledOff: Composer<'event-called-off'> = async ({ partyId }, language) => {
  const [party] = await database.select().from(eventParties).where(eq(eventParties.id, partyId))
  if (!party || party.erasedAt) return null
  const event = await findEventInAnyState(party.eventId, language)
  if (event?.status !== 'cancelled') return null
  const texts = mailTextsOf[language]
  const isWaiting = party.state !== 'booked'
  const body = createElement(EventCancelledMail, {
    language,
    texts,
    event: { ...event, date: new Date(event.date) },
    isWaiting,
    isFree: (party.seatPrice ?? event.price) === 0,
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  })
  const calendar = isWaiting || party.hold === 'held' ? undefined : await findPartyCalendar(partyId, language, event)
  return renderMessage(texts.eventCancelled.subject(event.title), body, calendar)
}
