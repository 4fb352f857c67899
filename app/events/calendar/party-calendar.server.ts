import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { currentClub } from '#app/platform/club.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import {
  calendarEntry,
  calendarFacts,
  calendarFilename,
  calendarText,
  calendarUid,
  onOneLine,
  type CalendarEvent,
} from './calendar.server.ts'
import { findEventInAnyState, type EventDetails } from '#app/events/events.server.ts'

const p = eventParties
type InvitedParty = Pick<Party, 'id' | 'contactName' | 'calendarSequence' | 'eventEntry'> & { email: string }
type Party = typeof eventParties.$inferSelect

/**
 * The entry of a party in the calendar of its contact (iTIP, RFC 5546): a later SEQUENCE updates it, and CANCEL
 * removes it. It holds no link to the booking: calendars are shared.
 */
export function partyCalendar(
  party: InvitedParty,
  event: CalendarEvent,
  state: 'booked' | 'cancelled',
  asInvitation = config.calendarInvitations,
): Omit<NonNullable<MailMessage['calendar']>, 'filename'> {
  const { name, formalName } = currentClub()
  const method = asInvitation ? invitationMethods[state] : ICalCalendarMethod.PUBLISH
  const calendar = ical({
    prodId: { company: onOneLine(formalName), product: onOneLine(name) },
    method,
    events: [
      {
        id: calendarUid(party.eventEntry ? `event-${event.id}` : `party-${party.id}`),
        sequence: party.calendarSequence,
        status: state === 'booked' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
        organizer: { name: formalName, email: config.mailFrom },
        ...calendarFacts(event),
        ...(asInvitation && { attendees: [attendeeOf(party)] }),
      },
    ],
  })
  return { method, content: calendarText(calendar) }
}

/** Before there were parties, all people of a mailbox had one entry of their event. */
const sharing = sql`from event_parties shared where event_parties.event_entry and shared.event_entry
  and shared.event_id = event_parties.event_id and lower(shared.email) = lower(event_parties.email)`

/** SEQUENCE of the entry that the contact has; it grows with every change of those who share it. */
const entrySequence = sql<number>`coalesce(
  (select sum(shared.calendar_sequence)::int ${sharing}), event_parties.calendar_sequence
)`

const isShared = sql<boolean>`exists (select ${sharing} and shared.id <> event_parties.id and shared.state = 'booked')`

/**
 * As party and event are now; undefined for a party without e-mail, or when others go on sharing its entry.
 * @param read the event, where the mail has read it
 */
export async function findPartyCalendar(partyId: string, language: Language, read?: EventDetails) {
  const [party] = await database
    .select({ ...getTableColumns(p), calendarSequence: entrySequence, isShared })
    .from(p)
    .where(eq(p.id, partyId))
  const event = party?.email ? (read ?? (await findEventInAnyState(party.eventId, language))) : null
  if (!party?.email || !event) return undefined
  const entry = calendarEntry(event, siteUrl(`/eventos/${event.id}`, language))
  const isBooked = party.state === 'booked' && !entry.cancelled
  if (!isBooked && !entry.cancelled && party.isShared) return undefined
  const state = isBooked ? 'booked' : 'cancelled'
  return { ...partyCalendar({ ...party, email: party.email }, entry, state), filename: calendarFilename(language) }
}

const invitationMethods = { booked: ICalCalendarMethod.REQUEST, cancelled: ICalCalendarMethod.CANCEL }

function attendeeOf({ contactName, email }: InvitedParty) {
  return { email, name: nameInMessage(contactName) || email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }
}
