import { formatDate, formatLongDate } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { IconFact } from '#app/ui/icon-fact.tsx'
import type { EventDetails } from '#app/events/events.server.ts'
import { GuestScore } from '#app/restaurants/guest-score.tsx'
import type { Memory } from '#app/scores/memory.server.ts'
import { CourseList } from '#app/events/site/event/course-list.tsx'
import { EventBody, EventLead, EventPicture } from '#app/events/site/event/event-tabs.tsx'
import { MemoryGallery } from '#app/events/site/event/memory-gallery.tsx'
import { ShareLink } from '#app/events/site/event/share-event.tsx'
import { LinkCard } from '#app/ui/site/link-card.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

type PastEventProps = { event: EventDetails }

/** What happened: no price, no seats. Each part is left out when there is nothing to show. */
export function PastEvent({ event, memory }: PastEventProps & { memory: Memory }) {
  const { events: t } = useTexts()
  const { chronicle, pictures, scores, comments } = memory
  // The description of an event invites to it; afterwards it is shown only where there is nothing else.
  const tellsInvitation = event.body !== '' && !chronicle && !scores && pictures.length === 0 && comments.length === 0
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
      {(tellsInvitation || memory.chronicle) && (
        <section className="event-was" aria-labelledby="was">
          <h2 id="was" className="d2">
            {t.was}
          </h2>
          {tellsInvitation && <EventBody event={event} />}
          {memory.chronicle && <ChronicleCard chronicle={memory.chronicle} />}
        </section>
      )}
      <MemoryGallery pictures={memory.pictures} />
      <CourseList title={t.eaten} courses={event.courses} options={[]} />
      <MemoryScores {...memory} />
    </article>
  )
}

function MemoryScores({ scores, comments }: Pick<Memory, 'scores' | 'comments'>) {
  const { memory: t } = useTexts()
  const language = useLanguage()
  if (!scores && comments.length === 0) return null
  return (
    <section className="event-was" aria-labelledby="said">
      <h2 id="said" className="d3">
        {t.said}
      </h2>
      {scores && <GuestScore scores={scores} />}
      {comments.length > 0 && (
        <div className="said">
          {comments.map(({ text, lang, name }) => (
            <blockquote key={text}>
              <p lang={lang === language ? undefined : lang}>{text}</p>
              <footer>{name || t.guest}</footer>
            </blockquote>
          ))}
        </div>
      )}
      <p className="small muted said-note">{t.onlySeated}</p>
    </section>
  )
}

/** Also of a cancelled event. `address` is that of the page. */
export function PastEventCard({ event, address }: PastEventProps & { address: string }) {
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
            {t.bookedSeats(event.registered)}
          </IconFact>
        )}
        {event.restaurant && (
          <IconFact icon="fork-knife" label={t.atRestaurant}>
            <LocalTextLink to={`/restaurantes/${event.restaurant.id}`} label={event.restaurant.nombre} />
          </IconFact>
        )}
      </dl>
      <LocalButtonLink to="/eventos" block arrow label={t.toNextEvents} />
      <ShareLink title={event.title} url={address} />
    </section>
  )
}

function ChronicleCard({ chronicle }: { chronicle: NonNullable<Memory['chronicle']> }) {
  const { memory: t } = useTexts()
  return (
    <LinkCard kicker={t.chronicle} heading="h3" to={`/blog/${chronicle.slug}`} title={chronicle.title}>
      {t.inBlog(formatDate(chronicle.publishedAt, useLanguage()))}
    </LinkCard>
  )
}
