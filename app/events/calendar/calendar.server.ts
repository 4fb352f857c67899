import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator'
import { and, sql } from 'drizzle-orm'
import { longTextWords } from '#app/articles/long-text.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { config } from '#app/config.server.ts'
import { readTogether, rowsColumn, type RowOf } from '#app/database/read-together.server.ts'
import { events } from '#app/database/schema.ts'
import { isComing } from '#app/database/event-times.ts'
import { isVisible } from '#app/database/visible-events.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { expirePageAt, addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { bookableSeats } from '#app/seats/bookable-seats.server.ts'
import { eventEnd } from '#app/events/event-times.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { nextPublication } from '#app/events/visible-events.server.ts'

const REFRESH_SECONDS = 6 * 3600

/** Phones refuse much larger calendar files. */
const MAX_FOLLOWED_EVENTS = 500

export type CalendarEvent = {
  id: number
  title: string
  lead: string
  location: string
  date: Date
  endsAt?: Date | null
  cancelled?: boolean
  url: string
}

/** An iCalendar file (RFC 5545) with times in UTC. @param followed adds a refresh interval for subscriptions */
export function renderCalendar(given: readonly CalendarEvent[], followed = false): string {
  const { name, formalName } = currentClub()
  const calendar = ical({
    name: onOneLine(formalName),
    prodId: { company: onOneLine(formalName), product: onOneLine(name) },
    method: ICalCalendarMethod.PUBLISH,
    ...(followed && { ttl: REFRESH_SECONDS }),
    events: given.map((event) => ({
      id: calendarUid(`event-${event.id}`),
      status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...calendarFacts(event),
    })),
  })
  return calendarText(calendar)
}

/** PRODID is not escaped: a stored line break would begin another property, two slashes another part. */
export function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\/{2,}/g, '/')
}

/** Of an event as its page shows it. */
export function calendarEntry(event: EventDetails, url: string): CalendarEvent {
  const { id, title, lead, location, date, endsAt, state } = event
  const end = endsAt === null ? null : new Date(endsAt)
  return { id, title, lead, location, date: new Date(date), endsAt: end, cancelled: state === 'cancelled', url }
}

export const calendarFilename = (language: Language) => `${textsOf[language].events.calendarFile}.ics`

/** A stable identity lets calendars update the entry. */
export const calendarUid = (name: string) => `${name}@${new URL(config.baseUrl).hostname}`

/** No end is invented. */
export function calendarFacts({ title, lead, location, date, endsAt, url }: CalendarEvent) {
  return { start: date, ...(endsAt && { end: endsAt }), summary: title, description: lead, location, url }
}

/** Every line ends with CRLF, the last one included (RFC 5545, 3.1). */
export const calendarText = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`

const now = sql.placeholder('now')
const { id, title, titleCa, description, descriptionCa, location, locationCa, date, endsAt, status } = events
const texts = { title, titleCa, description, descriptionCa, location, locationCa }
const followedColumns = { id, ...texts, date, endsAt, status, places: bookableSeats, capacity: events.maxParticipants }

const readFollowed = readTogether({
  rows: rowsColumn(followedColumns, {
    from: events,
    where: and(isVisible(now), isComing(now)),
    by: date,
    limit: MAX_FOLLOWED_EVENTS,
  }),
  nextPublication: nextPublication(now),
})

export async function renderUpcomingCalendar(language: Language): Promise<string> {
  addCacheTags('events')
  const { rows, nextPublication: next } = await readFollowed({ now: new Date().toISOString() })
  for (const row of rows) expirePageAt(eventEnd(row))
  expirePageAt(next ?? undefined)
  addCacheTags(...rows.map((row) => `event:${row.id}`))
  return renderCalendar(
    rows.map((row) => toEntry(row, language)),
    true,
  )
}

function toEntry(event: RowOf<typeof followedColumns>, language: Language): CalendarEvent {
  const { fullShort } = textsOf[language].events
  const isFull = event.capacity > 0 && event.places <= 0
  return {
    id: event.id,
    title: localized(language, event.title, event.titleCa),
    lead: (isFull ? `${fullShort}. ` : '') + longTextWords(localized(language, event.description, event.descriptionCa)),
    location: localized(language, event.location, event.locationCa),
    date: event.date,
    endsAt: event.endsAt,
    cancelled: event.status === 'cancelled',
    url: siteUrl(`/eventos/${event.id}`, language),
  }
}
