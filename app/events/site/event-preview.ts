import { capitalize, formatDate, formatWeekdayTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { postalAddress } from '#app/restaurants/postal-address.ts'
import type { EventCard } from '#app/events/events.server.ts'

type Previewed = Pick<EventCard, 'date' | 'location' | 'price' | 'state' | 'lead'>

/** «Jue 26 nov, 21:00 · Barcelona · 85 €. Siete platos»: a shared link says first when, where and for how much. */
export function eventPreview(event: Previewed, language: Language, t: { free: string; fullShort: string }): string {
  const place = postalAddress(event.location).addressLocality ?? event.location
  const price = event.price > 0 ? formatEuros(event.price) : t.free
  const facts =
    event.state === 'past'
      ? [formatDate(event.date, language), place]
      : [formatWeekdayTime(event.date, language), place, price, event.state === 'full' ? t.fullShort : '']
  return [capitalize(facts.filter(Boolean).join(' · ')), event.lead].filter(Boolean).join('. ')
}
