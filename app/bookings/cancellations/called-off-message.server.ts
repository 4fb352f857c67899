import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { renderEventCancelled } from '#app/bookings/mails/cancelled-mail.server.tsx'
import { findPartyCalendar } from '#app/events/calendar/party-calendar.server.ts'

/** To each party of an event that the club has cancelled; null once its data is erased. */
export const composeEventCalledOff: Composer<'event-called-off'> = async ({ partyId }, language) => {
  const [party] = await database.select().from(eventParties).where(eq(eventParties.id, partyId))
  if (!party || party.erasedAt) return null
  const event = await findEventInAnyState(party.eventId, language)
  if (event?.status !== 'cancelled') return null
  const isWaiting = party.state !== 'booked'
  const isFree = (party.seatPrice ?? event.price) === 0
  const calendar = isWaiting || party.hold === 'held' ? undefined : await findPartyCalendar(partyId, language, event)
  return renderEventCancelled({ event, isWaiting, isFree, calendar }, language)
}
