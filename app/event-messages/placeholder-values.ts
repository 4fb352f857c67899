import { formatWeekdayAndHour, formatWeekdayName } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { givenName } from '#app/messages/given-name.ts'
import type { PlaceholderValues } from '#app/messages/placeholders.ts'

type Texts = { link: { party: string; seat: string; waiting: string }; noTable: string }
type Party = { contactName: string; size: number; tableLabel: string; state: string }

/** What the placeholders of a text become for a party. */
export function valuesOf(
  language: Language,
  { link, noTable }: Texts,
  event: { title: string; date: Date },
  { contactName, size, tableLabel, state }: Party,
): PlaceholderValues {
  return {
    name: givenName(contactName),
    table: tableLabel || noTable,
    // From long ago, so that it is named with its date.
    date: formatWeekdayAndHour(event.date, language, new Date(0)),
    link: state === 'waiting' || state === 'offered' ? link.waiting : size > 1 ? link.party : link.seat,
    event: event.title,
    day: formatWeekdayName(event.date, language),
  }
}
