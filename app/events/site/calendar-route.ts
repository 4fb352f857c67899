import { languageOf } from '#app/i18n/language.ts'
import { calendarAnswer } from './calendar-answer.ts'
import { comingCalendar } from '#app/events/calendar.server.ts'
import type { Route } from './+types/calendar-route.ts'

export async function loader({ url }: Route.LoaderArgs) {
  return calendarAnswer(await comingCalendar(languageOf(url.pathname)), 'cercle-gastronomic.ics')
}
