import { LongText } from '#app/articles/article-body.tsx'
import { formatTimes, formatWeekdayDate } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { EarlierEvenings, MemoryGallery } from './memory-gallery.tsx'
import type { Picture } from '#app/media/picture.ts'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { isOver } from '#app/events/event-state.ts'
import { IconFact } from '#app/ui/icon-fact.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'
import { Mesa } from '#app/ui/mesa.tsx'
import type { EventDetails } from '#app/events/events.server.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { CourseList } from './course-list.tsx'
import { WayThere } from './way-there.tsx'
import { WhoMayCome } from './who-may-come.tsx'

export function EventInformation({ event }: { event: EventDetails }) {
  const { events: t } = useTexts()
  const language = useLanguage()
  return (
    <>
      <EventTitle event={event} />
      <EventLead event={event} />
      <dl className="event-facts">
        <IconFact icon="calendar-blank" label={t.date}>
          <time dateTime={event.date}>{formatWeekdayDate(event.date, language)}</time>
        </IconFact>
        <IconFact icon="clock" label={t.time}>
          {formatTimes(event.date, event.endsAt, language)}
        </IconFact>
        <IconFact icon="map-pin" label={t.place}>
          <TextLink
            href={mapSearchUrl(event.location)}
            target="_blank"
            rel="noopener noreferrer"
            lang={event.langs.location}
            label={event.location}
          />
          {!isOver(event) && <WayThere event={event} />}
        </IconFact>
        <IconFact icon="users-three" label={event.registered > 0 ? t.registered : t.capacity}>
          {event.registered > 0 ? t.attendees(event.registered) : t.limitedCapacity}
        </IconFact>
        <WhoMayCome event={event} />
        {event.restaurant && (
          <IconFact icon="fork-knife" label={t.atRestaurant}>
            <LocalTextLink to={`/restaurantes/${event.restaurant.id}`} label={event.restaurant.nombre} />
          </IconFact>
        )}
      </dl>
      <EventPicture event={event} />
      <EventBody event={event} />
      <CourseList title={t.menu} courses={event.courses} options={event.menuOptions} />
    </>
  )
}

export function EventMultimedia({ event, pictures }: { event: EventDetails; pictures: readonly Picture[] }) {
  return (
    <>
      <EventPicture event={event} />
      <EventTitle event={event} />
      <EventLead event={event} />
      <EventBody event={event} />
      <MemoryGallery pictures={pictures} />
      {event.earlier && <EarlierEvenings evenings={event.earlier} />}
    </>
  )
}

/** After the first paragraph, which is the lead. */
export function EventBody({ event }: { event: EventDetails }) {
  return <LongText className="prose" html={event.body} lang={event.langs.description} />
}

function EventTitle({ event }: { event: EventDetails }) {
  const { events: t } = useTexts()
  return (
    <>
      <p className="kicker punt event-kicker" lang={event.langs.category}>
        {event.category || t.others}
      </p>
      <h1 className="d1" lang={event.langs.title}>
        {event.title}
      </h1>
    </>
  )
}

export function EventLead({ event }: { event: EventDetails }) {
  return <LongText as="p" className="lead event-lead" html={event.leadHtml} lang={event.langs.description} />
}

export function EventPicture({ event }: { event: EventDetails }) {
  return (
    <div className={event.picture ? 'event-picture' : 'event-picture event-drawing'}>
      {event.picture ? (
        <StoredPicture picture={event.picture} sizes="(min-width: 88rem) 49rem, (min-width: 67rem) 56vw, 88vw" main />
      ) : (
        <Mesa id={event.id} />
      )}
    </div>
  )
}
