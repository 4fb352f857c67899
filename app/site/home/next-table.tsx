import type { EventCard } from '#app/events/events.server.ts'
import { formatWeekdayTime } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'

/** «Próxima mesa: jue 26 nov, 21:00 · Cena a cuatro manos · 7 plazas» */
export function NextTable({ event: { id, title, langs, date, state, places } }: { event: EventCard }) {
  const { home: t, events } = useTexts()
  const seats = state === 'full' ? events.fullShort : state === 'last' ? events.lastSeat : events.places(places)
  return (
    <p className="hero-next">
      {t.nextTable}{' '}
      <LocalLink to={`/eventos/${id}`}>
        {formatWeekdayTime(date, useLanguage())} · <span lang={langs.title}>{title}</span>
      </LocalLink>{' '}
      · {seats}
    </p>
  )
}
