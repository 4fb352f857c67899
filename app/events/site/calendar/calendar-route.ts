import { languageOf } from '#app/i18n/language.ts'
import { calendarResponse } from './calendar-response.ts'
import { renderUpcomingCalendar } from '#app/events/calendar/calendar.server.ts'
import type { Route } from './+types/calendar-route.ts'

export async function loader({ url }: Route.LoaderArgs) {
  return calendarResponse(await renderUpcomingCalendar(languageOf(url.pathname)), 'cercle-gastronomic.ics')
}
