import { data } from 'react-router'
import { languageOf, type Language } from '#app/i18n/language.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'
import { BreadcrumbJsonLd, JsonLd } from '#app/platform/render/json-ld.tsx'
import { PageHead, useAbsoluteUrl } from '#app/ui/site/page-head.tsx'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { Fixed } from '#app/ui/fixed.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { BookedBar, BookedCard } from '#app/bookings/site/booked/booked-card.tsx'
import { buildEventJsonLd, eventShareImage } from '#app/events/site/event/event-data.server.ts'
import { eventPreview } from '#app/events/site/event/event-preview.ts'
import { EventInformation, EventMultimedia } from '#app/events/site/event/event-tabs.tsx'
import { EventBar, EventFactsCard } from '#app/events/site/event/event-facts-card.tsx'
import { NEXT_EVENTS, NextTables } from '#app/events/site/event/next-tables.tsx'
import { PastEvent, PastEventCard } from '#app/scores/site/memory/past-event.tsx'
import { isClosed, isOver } from '#app/events/event-state.ts'
import { findEvent, type EventDetails } from '#app/events/events.server.ts'
import { nextEventsWithSeats } from '#app/events/event-lists.server.ts'
import { findMemory } from '#app/scores/memory.server.ts'
import { findPreviewedEvent } from '#app/events/previews.server.ts'
import { readEvents } from '#app/events/read-events.server.ts'
import { HowToPay } from '#app/events/site/event/how-to-pay.tsx'
import { OrganizerCard } from '#app/events/site/event/organizer-card.tsx'
import { useRegisteringFor } from '#app/bookings/site/registration/use-registering-for.ts'
import { ShareLink, useAddress } from '#app/events/site/event/share-event.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import type { Route } from './+types/show-page.ts'

/** An absent id means 1, as specified. An unknown one is answered with the next events that have seats. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const id = rowId(params.id ?? '1')
  const token = url.searchParams.get('token')
  const event = id && (await findShown(id, token, language, url.searchParams.get('tab') === 'multimedia'))
  if (!event) throw data(await nextEventsWithSeats(language, NEXT_EVENTS, id ?? 0), { status: 404 })
  const media = event.hasMedia ? event.pictures : null
  const { memory, others } = await findBeside(event, language)
  const structured = token ? null : buildEventJsonLd(event, language)
  const shown = { event, memory, media, others, image: eventShareImage(event), structured, token }
  return data(shown, token ? { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } } : undefined)
}

function findShown(id: number, token: string | null, language: Language, pictures: boolean) {
  if (!token) return readEvents('evento', () => findEvent(id, language, pictures))
  return findByToken(token, () => readEvents('evento', () => findPreviewedEvent(id, token, language, pictures)))
}

/** Of an event that cannot be booked. */
async function findBeside(event: EventDetails, language: Language) {
  if (event.state === 'past') {
    const { others, ...memory } = await findMemory(event.id, language, NEXT_EVENTS)
    return { memory, others }
  }
  const others = isClosed(event) ? await nextEventsWithSeats(language, NEXT_EVENTS, event.id) : []
  return { memory: null, others }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type Shown = Route.ComponentProps['loaderData']

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, memory, media, others, token } = loaderData
  const address = useAddress()
  const { events: t } = useTexts()
  const over = isOver(event)
  return (
    <div className="ground-wall event">
      {!token && !isClosed(event) && (
        <LocalLink to={`/eventos/${event.id}/inscripcion`} className="skip-link">
          {t.skipToRegistration}
        </LocalLink>
      )}
      {token && <p className="event-preview-note">{t.preview}</p>}
      <EventHead {...loaderData} />
      <div className="wrap event-top">
        <LocalTextLink to="/eventos" icon="arrow-left" label={t.allEvents} />
        {!token && <ShareLink title={event.title} url={address} small />}
      </div>
      <div className="wrap event-columns">
        {memory ? (
          <PastEvent event={event} memory={memory} />
        ) : (
          <Fixed as="article" of={EventSheet} given={{ event, media, token }} className="event-sheet" />
        )}
        <Fixed as="aside" of={EventSide} given={{ event, token, address }} className="event-side later" />
      </div>
      {over ? (
        <NextTables title={t.nextTables} events={others} />
      ) : (
        <NextTables title={t.otherTables} lead={t.otherTablesText} events={others} />
      )}
      {!over && (token ? <EventBar event={event} isPreview /> : <Registration event={event} />)}
    </div>
  )
}

function EventHead({ event, image, structured, token }: Shown) {
  const { events: t, shell } = useTexts()
  const url = useAbsoluteUrl()
  const steps = [
    { name: shell.home, url: url('/') },
    { name: t.title, url: url('/eventos') },
    { name: event.title, url: url(`/eventos/${event.id}`) },
  ]
  return (
    <>
      <PageHead title={event.title} description={eventPreview(event, useLanguage(), t)} image={image} index={!token} />
      {structured && <JsonLd data={structured} />}
      <BreadcrumbJsonLd items={steps} />
    </>
  )
}

function EventSide({ event, token, address }: Pick<Shown, 'event' | 'token'> & { address: string }) {
  const over = isOver(event)
  return (
    <>
      {over ? (
        <PastEventCard event={event} address={address} />
      ) : (
        <EventFactsCard event={event} isPreview={token !== null} address={address} />
      )}
      {!over && !token && <BookedCard event={event} address={address} />}
      {event.organizer && <OrganizerCard organizer={event.organizer} />}
      {!over && <EventTerms event={event} />}
    </>
  )
}

function EventTerms({ event }: Pick<Shown, 'event'>) {
  const { events: t } = useTexts()
  const { cancellationHours } = useClub()
  return (
    <div className="event-note small">
      {event.price > 0 && (
        <p>
          <Icon name="currency-eur" />
          <HowToPay event={event} />
        </p>
      )}
      <p>
        <Icon name="info" />
        {t.cancellation(cancellationHours)}
      </p>
    </div>
  )
}

/** The tabs are for a second picture; without, the content of «Multimedia» stands in the description. */
function EventSheet({ event, media, token }: Pick<Shown, 'event' | 'media' | 'token'>) {
  const { events: t } = useTexts()
  const path = useLocalPath()(`/eventos/${event.id}`)
  return (
    <>
      {event.state === 'cancelled' && (
        <p className="event-cancelled">
          <strong>{t.cancelledTitle}.</strong> {t.cancelledText} {t.cancelledAsk}{' '}
          <LocalTextLink to="/contacto" label={t.writeUs} />
        </p>
      )}
      {event.hasMedia && (
        <Tabs
          label={t.sections}
          items={[
            { href: `${path}${token ? `?token=${token}` : ''}`, label: t.information, current: media === null },
            {
              href: `${path}?tab=multimedia${token ? `&token=${token}` : ''}`,
              label: t.multimedia,
              current: media !== null,
            },
          ]}
        />
      )}
      {media ? <EventMultimedia event={event} pictures={media} /> : <EventInformation event={event} />}
    </>
  )
}

function Registration({ event }: Pick<Shown, 'event'>) {
  const path = useLocalPath()(`/eventos/${event.id}/inscripcion`)
  const registeringFor = useRegisteringFor()
  return (
    <>
      <EventBar event={event} />
      <BookedBar event={event} />
      <div hidden {...island('registration-dialog', { path, event: registeringFor(event) })} />
    </>
  )
}

export { EventNotFound as ErrorBoundary } from '#app/events/site/event/event-not-found.tsx'
