import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { config } from '#app/config.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { calendarFacts, calendarText, calendarUid, type CalendarEvent } from './calendar.server.ts'

type InvitedParty = { id: string; contactName: string; email: string; calendarSequence: number }

/**
 * The entry of a party in the calendar of its contact (iTIP, RFC 5546): a later SEQUENCE updates it, and CANCEL
 * removes it. It holds no link to the booking: calendars are shared.
 */
export function partyCalendar(
  party: InvitedParty,
  event: CalendarEvent,
  state: 'booked' | 'cancelled',
  asInvitation = config.calendarInvitations,
): NonNullable<MailMessage['calendar']> {
  const { name, formalName } = currentClub()
  const method = asInvitation ? invitationMethods[state] : ICalCalendarMethod.PUBLISH
  const calendar = ical({
    prodId: { company: formalName, product: name },
    method,
    events: [
      {
        id: calendarUid(`party-${party.id}`),
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

const invitationMethods = { booked: ICalCalendarMethod.REQUEST, cancelled: ICalCalendarMethod.CANCEL }

function attendeeOf({ contactName, email }: InvitedParty) {
  return { email, name: nameInMessage(contactName) || email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }
}
