import { formatWeekdayAndHour } from '#app/i18n/dates.ts'
import { useLanguage } from '#app/i18n/texts.tsx'

/** So long ago that the date is always said. */
const LONG_AGO = new Date(0)

/** «miércoles 2 de diciembre a las 21:00» */
export function useMoment(): (moment: string) => string {
  const language = useLanguage()
  return (moment) => formatWeekdayAndHour(new Date(moment), language, LONG_AGO)
}
