import { formatDate } from '#app/i18n/dates.ts'

/** Formats `1980-02-29` in Spanish. Noon UTC is the same day in the club's time zone. */
export function formatDay(day: string | null): string | null {
  return day && formatDate(`${day}T12:00:00Z`, 'es')
}
