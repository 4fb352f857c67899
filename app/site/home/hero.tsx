import type { EventCard } from '#app/events/event-cards.server.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts, useLanguage } from '#app/i18n/texts.tsx'
import { HeroSlider } from './hero-slider.tsx'
import type { Slide } from './slide-pictures.ts'
import { stateLabel } from '#app/events/site/list/state-label.ts'
import { formatWeekdayTime } from '#app/i18n/dates.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

export function Hero({ slides, next }: { slides: Slide[]; next: EventCard | null }) {
  const { home: t } = useTexts()
  return (
    <div className="hero on-dark">
      <div className="wrap hero-text">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className="hero-ways">
          <LocalButtonLink to="/solicitar-membresia" arrow label={t.join} />
          <LocalButtonLink to="/club" variant="secondary" label={t.toClub} />
          <LocalButtonLink to="/eventos" variant="secondary" label={t.toEvents} />
        </div>
        {next && <NextTable event={next} />}
      </div>
      <HeroSlider slides={slides} />
    </div>
  )
}

/** «Próxima mesa: jue 26 nov, 21:00 · Cena a cuatro manos · 7 plazas» */
function NextTable({ event }: { event: EventCard }) {
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
