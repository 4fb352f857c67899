import ical, { ICalCalendarMethod } from 'ical-generator'
import { club } from '#app/club.ts'
import { config } from '#app/config.server.ts'

/** Events have no end: calendars are given the length of a dinner, in hours. */
const LENGTH = 3

type CalendarEvent = { id: number; title: string; lead: string; location: string; date: Date; url: string }

/** Events as an iCalendar file (RFC 5545), times in UTC, so that no program needs to know our zone. */
export function eventCalendar(events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: club.formalName,
    prodId: { company: club.formalName, product: club.name },
    method: ICalCalendarMethod.PUBLISH,
    events: events.map((event) => ({
      // The same event keeps its identity in every file, so that calendars update it.
      id: `event-${event.id}@${new URL(config.baseUrl).hostname}`,
      start: event.date,
      end: new Date(event.date.getTime() + LENGTH * 3_600_000),
      summary: event.title,
      description: event.lead,
      location: event.location,
      url: event.url,
    })),
  })
  return calendar.toString()
}
