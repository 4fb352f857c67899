import { capitalize, formatDate, formatWeekdayTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { postalAddress } from '#app/restaurants/postal-address.ts'
import { isOver } from '#app/events/event-state.ts'
import type { EventCard } from '#app/events/event-cards.server.ts'
import { stateLabel } from '#app/events/site/list/state-label.ts'

type Previewed = Pick<EventCard, 'date' | 'location' | 'price' | 'state' | 'opensAt' | 'membersOpenAt' | 'lead'>

type PreviewTexts = Parameters<typeof stateLabel>[2] & { free: string }

/** «Jue 26 nov, 21:00 · Barcelona · 85 €. Siete platos»: a shared link says first when, where and for how much. */
export function eventPreview(event: Previewed, language: Language, t: PreviewTexts): string {
  const place = postalAddress(event.location).addressLocality ?? event.location
  const price = event.price > 0 ? formatEuros(event.price) : t.free
  const label = event.state === 'last' ? null : stateLabel(event, language, t)
  const facts =
    event.state === 'past'
      ? [formatDate(event.date, language), place]
      : [formatWeekdayTime(event.date, language), place, isOver(event) ? '' : price, label]
  return [capitalize(facts.filter(Boolean).join(' · ')), event.lead].filter(Boolean).join('. ')
}
