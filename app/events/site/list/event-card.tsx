import { capitalize, formatDateTime, formatWeekdayName } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import { PriceDisc } from '#app/ui/price-disc.tsx'
import { isOver } from '#app/events/event-state.ts'
import type { EventCard as Card } from '#app/events/event-cards.server.ts'
import { stateLabel } from './state-label.ts'

type EventCardsProps = {
  events: readonly Card[]
  /** Loads the first picture with priority. */
  first?: boolean
  /** Samples have no page. */
  samples?: boolean
  /** Of each title: below the heading of its list. */
  heading?: 'h3' | 'h4'
}

export function EventCards({ events, first = false, samples = false, heading = 'h3' }: EventCardsProps) {
  return (
    <ul className="event-cards">
      {events.map((event, index) => (
        <li key={event.id} className={index > 1 ? 'later' : undefined}>
          <EventCard event={event} main={first && index === 0} sample={samples} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

type EventCardProps = { event: Card; main: boolean; sample: boolean; heading: 'h3' | 'h4' }

function EventCard({ event, main, sample, heading: Heading }: EventCardProps) {
  const { events: t } = useTexts()
  const language = useLanguage()
  const { langs } = event
  return (
    <article className="event-card">
      <div className="event-card-picture">
        {event.picture ? (
          <StoredPicture
            picture={event.picture}
            sizes="(min-width: 88rem) 27rem, (min-width: 48rem) 30vw, 92vw"
            between={[480, 960]}
            main={main}
            decorative
          />
        ) : (
          <Mesa id={event.id} />
        )}
      </div>
      <StateBadge event={event} />
      {event.price > 0 && !isOver(event) && <PriceDisc>{formatEuros(event.price)}</PriceDisc>}
      <div className="event-card-body">
        <p className="kicker punt" lang={langs.category}>
          {event.category || t.others}
        </p>
        <Heading className="d4" lang={langs.title}>
          {sample ? event.title : <LocalLink to={`/eventos/${event.id}`}>{event.title}</LocalLink>}
        </Heading>
        <p className="muted event-card-lead" lang={langs.description}>
          {event.lead}
        </p>
        <p className="event-card-facts flow">
          {!sample && (
            <span>
              <Icon name="calendar-blank" />
              <span>
                {`${capitalize(formatWeekdayName(new Date(event.date), language))}, `}
                <time dateTime={event.date}>{formatDateTime(event.date, language)}</time>
              </span>
            </span>
          )}
          <span>
            <Icon name="map-pin" />
            <span lang={langs.location}>{event.location}</span>
          </span>
        </p>
      </div>
    </article>
  )
}

function StateBadge({ event }: { event: Card }) {
  const { events: t } = useTexts()
  const language = useLanguage()
  const label = event.state === 'full' ? t.full : stateLabel(event, language, t)
  return label && <p className={`badge event-state event-state-${event.state}`}>{label}</p>
}
