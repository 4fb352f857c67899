import { formatDate, formatTime } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import type { EventDetails } from './events.server.ts'

/** The first tab: everything about the event. */
export function EventInformation({ event }: { event: EventDetails }) {
  const { events: t } = useTexts()
  const language = useLanguage()
  return (
    <>
      <EventTitle event={event} />
      <p className="lead event-lead">{event.lead}</p>
      <dl className="event-facts">
        <Fact icon="calendar-blank" label={t.date}>
          <time dateTime={event.date}>{formatDate(event.date, language)}</time>
        </Fact>
        <Fact icon="clock" label={t.time}>
          {formatTime(event.date, language)}
        </Fact>
        <Fact icon="map-pin" label={t.place}>
          {event.location}
        </Fact>
        <Fact icon="users-three" label={t.capacity}>
          {event.capacity > 0 ? t.attendees(event.capacity) : t.limitedCapacity}
        </Fact>
        {event.restaurant && (
          <Fact icon="fork-knife" label={t.atRestaurant}>
            <LocalLink to={`/restaurantes/${event.restaurant.id}`} className="text-link">
              {event.restaurant.nombre}
            </LocalLink>
          </Fact>
        )}
      </dl>
      <EventPicture event={event} />
      {event.body.length > 0 && (
        <div className="prose">
          {event.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  )
}

/** The second tab: the picture first. */
export function EventMultimedia({ event }: { event: EventDetails }) {
  return (
    <>
      <EventPicture event={event} />
      <EventTitle event={event} />
      <p className="lead event-lead">{event.lead}</p>
    </>
  )
}

function EventTitle({ event }: { event: EventDetails }) {
  const { events: t } = useTexts()
  return (
    <>
      <p className="kicker punt event-kicker">{event.category || t.others}</p>
      <h1 className="d1">{event.title}</h1>
    </>
  )
}

function EventPicture({ event }: { event: EventDetails }) {
  return (
    <div className="event-picture">
      {event.picture ? (
        <StoredPicture picture={event.picture} sizes="(min-width: 88rem) 49rem, (min-width: 67rem) 56vw, 88vw" main />
      ) : (
        <Mesa id={event.id} />
      )}
    </div>
  )
}

function Fact({ icon, label, children }: { icon: Parameters<typeof Icon>[0]['name']; label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
