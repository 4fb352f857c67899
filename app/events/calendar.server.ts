import ical, { ICalCalendarMethod } from 'ical-generator'
import { asc, gt } from 'drizzle-orm'
import { club } from '#app/club.ts'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { expirePageAt, addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'

/** Events have no end: calendars are given the length of a dinner, in hours. */
const EVENT_HOURS = 3

/** How often a calendar that follows ours should ask again, in seconds. */
const REFRESH_SECONDS = 6 * 3600

/** Events that a followed calendar holds: more than any programme, and a file that telephones still take. */
const MAX_FOLLOWED_EVENTS = 500

type CalendarEvent = { id: number; title: string; lead: string; location: string; date: Date; url: string }

/**
 * Events as an iCalendar file (RFC 5545), times in UTC, so that no program needs to know our zone. `followed`: asked
 * for again and again.
 */
export function eventCalendar(given: readonly CalendarEvent[], followed = false): string {
  const calendar = ical({
    name: club.formalName,
    prodId: { company: club.formalName, product: club.name },
    method: ICalCalendarMethod.PUBLISH,
    ...(followed && { ttl: REFRESH_SECONDS }),
    events: given.map((event) => ({
      // The same event keeps its identity in every file, so that calendars update it.
      id: `event-${event.id}@${new URL(config.baseUrl).hostname}`,
      start: event.date,
      end: new Date(event.date.getTime() + EVENT_HOURS * 3_600_000),
      summary: event.title,
      description: event.lead,
      location: event.location,
      url: event.url,
    })),
  })
  // Every line ends so (RFC 5545, 3.1), the last one, too.
  return `${calendar.toString()}\r\n`
}

/** The next events and those that are not over yet, in one language, for calendars that follow ours. */
export async function comingCalendar(language: Language): Promise<string> {
  addCacheTags('events')
  const { id, title, titleCa, description, descriptionCa, location, locationCa, date } = events
  const rows = await database
    .select({ id, title, titleCa, description, descriptionCa, location, locationCa, date })
    .from(events)
    .where(gt(date, new Date(Date.now() - EVENT_HOURS * 3_600_000)))
    .orderBy(asc(date), asc(id))
    .limit(MAX_FOLLOWED_EVENTS)
  expirePageAt(rows[0] && new Date(rows[0].date.getTime() + EVENT_HOURS * 3_600_000))
  return eventCalendar(
    rows.map((event) => ({
      id: event.id,
      title: localized(language, event.title, event.titleCa),
      lead: localized(language, event.description, event.descriptionCa),
      location: localized(language, event.location, event.locationCa),
      date: event.date,
      url: config.baseUrl + localPath(`/eventos/${event.id}`, language),
    })),
    true,
  )
}
