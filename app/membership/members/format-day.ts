import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'

/** Formats `1980-02-29`. Noon UTC is the same day in the club's time zone. */
export function formatDay(day: string | null, language: Language): string | null {
  return day && formatDate(`${day}T12:00:00Z`, language)
}
