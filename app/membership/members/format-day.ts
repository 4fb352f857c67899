import { formatDate } from '#app/i18n/dates.ts'

/**
 * A day of the calendar (`1980-02-29`) in the panel's words; null stays null. Noon keeps it the same day in the club's
 * zone.
 */
export function printDay(day: string | null): string | null {
  return day && formatDate(`${day}T12:00:00Z`, 'es')
}
