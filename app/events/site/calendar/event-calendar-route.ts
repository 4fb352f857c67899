import { languageOf } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { calendarResponse } from './calendar-response.ts'
import { calendarEntry, renderCalendar } from '#app/events/calendar/calendar.server.ts'
import { findEvent } from '#app/events/events.server.ts'
import type { Route } from './+types/event-calendar-route.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const id = rowId(params.id)
  const language = languageOf(url.pathname)
  const event = id && (await findEvent(id, language))
  if (!event) return new Response(null, { status: 404 })
  const address = siteUrl(`/eventos/${event.id}`, language)
  return calendarResponse(
    renderCalendar([calendarEntry(event, address)]),
    `${textsOf[language].events.calendarFile}-${event.id}.ics`,
  )
}
