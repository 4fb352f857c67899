import { formatDayMonth, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { useTexts } from '#app/i18n/texts.tsx'
import type { EventCard } from '#app/events/events.server.ts'

type EventTexts = ReturnType<typeof useTexts>['events']
type Texts = Pick<EventTexts, 'fullShort' | 'lastSeat' | 'cancelledShort' | 'closedShort' | 'opensOn'>

/** «Completo», «Abre el 3 de diciembre»; null where the state needs no word. */
export function stateLabel({ state, opensAt }: Pick<EventCard, 'state' | 'opensAt'>, language: Language, t: Texts) {
  if (state === 'soon') return t.opensOn(formatDayMonth(opensAt ?? '', language))
  if (state === 'open' || state === 'past') return null
  return { full: t.fullShort, last: t.lastSeat, cancelled: t.cancelledShort, closed: t.closedShort }[state]
}

/** Why nobody can register now, and when that ends. */
export function closedText(
  { state, opensAt }: Pick<EventCard, 'state' | 'opensAt'>,
  language: Language,
  t: EventTexts,
) {
  if (state === 'cancelled') return t.cancelledText
  if (state === 'soon' && opensAt) return t.opensAt(formatDayMonth(opensAt, language), formatTime(opensAt, language))
  return state === 'closed' ? t.closedText : null
}
