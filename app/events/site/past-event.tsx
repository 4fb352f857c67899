import { formatDate, formatLongDate } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { IconFact } from '#app/ui/icon-fact.tsx'
import type { EventDetails } from '#app/events/events.server.ts'
import { CourseList } from './course-list.tsx'
import { EventBody, EventLead, EventPicture } from './event-tabs.tsx'
import { ShareEvent } from './share-event.tsx'

type PastEventProps = { event: EventDetails }

/** What happened: no price, no seats. */
export function PastEvent({ event }: PastEventProps) {
  const { events: t } = useTexts()
  return (
    <article className="event-sheet">
      <p className="kicker punt event-kicker">
        <span lang={event.langs.category}>{event.category || t.others}</span>
        <span className="muted"> · {formatDate(event.date, useLanguage())}</span>
      </p>
      <h1 className="d1" lang={event.langs.title}>
        {event.title}
      </h1>
      <EventLead event={event} />
      <EventPicture event={event} />
      {event.body.length > 0 && (
        <section className="event-was" aria-labelledby="was">
          <h2 id="was" className="d3">
            {t.was}
          </h2>
          <EventBody event={event} />
        </section>
      )}
      <CourseList title={t.eaten} courses={event.courses} />
    </article>
  )
}

/** Also of a cancelled event. */
export function PastEventCard({ event }: PastEventProps) {
  const { events: t } = useTexts()
  return (
    <section className="past-event" aria-labelledby="celebrated">
      <h2 id="celebrated" className="d4">
        {event.state === 'cancelled' ? t.cancelledShort : t.celebrated}
      </h2>
      <dl className="event-facts">
        <IconFact icon="calendar-blank" label={t.date}>
          <time dateTime={event.date}>{formatLongDate(event.date, useLanguage())}</time>
        </IconFact>
        <IconFact icon="map-pin" label={t.place} lang={event.langs.location}>
          {event.location}
        </IconFact>
        {event.state === 'past' && event.registered > 0 && (
          <IconFact icon="users-three" label={t.registered}>
            {t.atTable(event.registered)}
          </IconFact>
        )}
        {event.restaurant && (
          <IconFact icon="fork-knife" label={t.atRestaurant}>
            <LocalLink to={`/restaurantes/${event.restaurant.id}`} className="text-link">
              {event.restaurant.nombre}
            </LocalLink>
          </IconFact>
        )}
      </dl>
      <LocalLink to="/eventos" className={buttonClass({ block: true, arrow: true })}>
        {buttonContent({ arrow: true, children: t.toNextEvents })}
      </LocalLink>
      <ShareEvent title={event.title} />
    </section>
  )
}
