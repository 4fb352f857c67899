import type { EventCard } from '#app/events/event-cards.server.ts'
import { stateLabel } from '#app/events/site/list/state-label.ts'
import { formatWeekdayTime } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'

/** «Próxima mesa: jue 26 nov, 21:00 · Cena a cuatro manos · 7 plazas» */
export function NextTable({ event }: { event: EventCard }) {
  const { home: t, events } = useTexts()
  const { id, title, langs, date, places } = event
  const language = useLanguage()
  const seats = stateLabel(event, language, events) ?? events.places(places)
  return (
    <p className="hero-next">
      {t.nextTable}{' '}
      <LocalLink to={`/eventos/${id}`}>
        {formatWeekdayTime(date, language)} · <span lang={langs.title}>{title}</span>
      </LocalLink>{' '}
      · {seats}
    </p>
  )
}
