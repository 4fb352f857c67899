import { formatDayMonth, formatDayOrDayMonth, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { useTexts } from '#app/i18n/texts.tsx'
import type { EventCard } from '#app/events/event-cards.server.ts'

type EventTexts = ReturnType<typeof useTexts>['events']
type Texts = Pick<
  EventTexts,
  | 'fullShort'
  | 'underWay'
  | 'lastSeat'
  | 'cancelledShort'
  | 'closedShort'
  | 'noSeatsShort'
  | 'opensOn'
  | 'opensOnMembers'
>
type Opening = Pick<EventCard, 'opensAt' | 'membersOpenAt'>

/** «Completo», «Abre el 3 de diciembre»; null where the state needs no word. */
export function stateLabel({ state, ...opening }: Opening & Pick<EventCard, 'state'>, language: Language, t: Texts) {
  if (state === 'soon') return openingLabel(opening, language, t)
  if (state === 'open' || state === 'past') return null
  if (state === 'no-seats') return t.noSeatsShort
  if (state === 'under-way') return t.underWay
  return { full: t.fullShort, last: t.lastSeat, cancelled: t.cancelledShort, closed: t.closedShort }[state]
}

/** «Abre el 3 de diciembre; socios, desde el 1» */
export function openingLabel(
  { opensAt, membersOpenAt }: Opening,
  language: Language,
  t: Pick<Texts, 'opensOn' | 'opensOnMembers'>,
) {
  const day = formatDayMonth(opensAt ?? '', language)
  if (membersOpenAt === null || opensAt === null) return t.opensOn(day)
  return t.opensOnMembers(day, formatDayOrDayMonth(membersOpenAt, opensAt, language))
}

/** Why nobody can register now, and when that ends. */
export function closedText(
  { state, opensAt, membersOpenAt }: Opening & Pick<EventCard, 'state'>,
  language: Language,
  t: EventTexts,
) {
  if (state === 'cancelled') return t.cancelledText
  if (state === 'soon' && opensAt) {
    const opens = t.opensAt(formatDayMonth(opensAt, language), formatTime(opensAt, language))
    if (membersOpenAt === null) return opens
    const members = t.membersOpenAt(formatDayMonth(membersOpenAt, language), formatTime(membersOpenAt, language))
    return `${opens} ${members}`
  }
  if (state === 'no-seats') return t.noSeatsText
  if (state === 'under-way') return t.underWayText
  return state === 'closed' ? t.closedText : null
}
