import type { EventCard } from '#app/events/event-cards.server.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { NextTable } from './next-table.tsx'
import type { Slide } from './slide-pictures.ts'

export function Hero({ slides, next }: { slides: Slide[]; next: EventCard | null }) {
  const { home: t } = useTexts()
  return (
    <div className="hero on-dark">
      <div className="wrap hero-text">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className="hero-ways">
          <LocalLink to="/solicitar-membresia" className={buttonClass({ arrow: true })}>
            {buttonContent({ arrow: true, children: t.join })}
          </LocalLink>
          <LocalLink to="/club" className={buttonClass({ variant: 'secondary' })}>
            {t.toClub}
          </LocalLink>
          <LocalLink to="/eventos" className={buttonClass({ variant: 'secondary' })}>
            {t.toEvents}
          </LocalLink>
        </div>
        {next && <NextTable event={next} />}
      </div>
      <HeroSlider slides={slides} />
    </div>
  )
}
