import { languageOf } from '#app/i18n/language.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { shareImage } from '#app/media/stored-picture.tsx'
import { island } from '#app/ui/island.tsx'
import { BreadcrumbJsonLd, JsonLd } from '#app/platform/render/json-ld.tsx'
import { PageHead, useAbsoluteUrl } from '#app/ui/site/page-head.tsx'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { buildEventJsonLd } from './event-data.server.ts'
import { EventInformation, EventMultimedia } from './event-tabs.tsx'
import { EventTicket, TicketBar } from './event-ticket.tsx'
import { findEvent } from '#app/events/events.server.ts'
import { readEvents } from '#app/events/read-events.server.ts'
import { OrganizerCard } from './organizer-card.tsx'
import { registeringFor } from './registration-side.tsx'
import { ShareEvent } from './share-event.tsx'
import type { Route } from './+types/show-page.ts'

const tabs = ['informacion', 'multimedia'] as const

/** An absent id means 1, as specified. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const id = requireRowId(params.id ?? '1')
  const event = requireRow(await readEvents('evento', () => findEvent(id, language)))
  const tab = tabs.find((name) => name === url.searchParams.get('tab')) ?? 'informacion'
  return { event, tab, structured: buildEventJsonLd(event, language) }
}

export default function EventPage({ loaderData: { event, tab, structured } }: Route.ComponentProps) {
  const { events: t, shell } = useTexts()
  const local = useLocalPath()
  const url = useAbsoluteUrl()
  const path = `/eventos/${event.id}`
  const steps = [
    { name: shell.home, url: url('/') },
    { name: t.title, url: url('/eventos') },
    { name: event.title, url: url(path) },
  ]
  return (
    <div className="ground-wall event">
      <PageHead title={event.title} description={event.lead} image={shareImage(event.picture)} />
      <JsonLd data={structured} />
      <BreadcrumbJsonLd items={steps} />
      <div className="wrap event-top">
        <LocalLink to="/eventos" className="text-link">
          <Icon name="arrow-left" />
          {t.allEvents}
        </LocalLink>
        <ShareEvent title={event.title} small />
      </div>
      <div className="wrap event-columns">
        <article className="event-sheet">
          <Tabs
            label={t.sections}
            items={[
              { href: local(path), label: t.information, current: tab === 'informacion' },
              { href: `${local(path)}?tab=multimedia`, label: t.multimedia, current: tab === 'multimedia' },
            ]}
          />
          {tab === 'informacion' ? <EventInformation event={event} /> : <EventMultimedia event={event} />}
        </article>
        <aside className="event-side">
          <EventTicket event={event} />
          {event.organizer && <OrganizerCard organizer={event.organizer} />}
          <p className="event-note small">
            <Icon name="info" />
            {t.cancellation}
          </p>
        </aside>
      </div>
      <TicketBar event={event} />
      <div
        hidden
        {...island('registration-dialog', { path: local(`${path}/inscripcion`), event: registeringFor(event) })}
      />
    </div>
  )
}

export { EventNotFound as ErrorBoundary } from './event-not-found.tsx'
