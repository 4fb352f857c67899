import { formatTimes, formatWeekdayDate } from '#app/i18n/dates.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { SeatRing } from '#app/ui/seat-ring.tsx'
import { isClosed } from '#app/events/event-state.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { CalendarLink } from './calendar-link.tsx'
import { FactsCard } from './facts-card.tsx'
import { ShareLink } from './share-event.tsx'
import { stateLabel } from '#app/events/site/list/state-label.ts'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { MemberLink } from './member-way.tsx'
import { RegisterLink, WayIn, WayInPreview, WaysWhenFull } from './way-in.tsx'

/** In the preview of a draft, whose links would lead nowhere yet, nothing can be booked. */
type EventProps = { event: EventDetails; isPreview?: boolean }

/**
 * `address` is that of the page. The number of seats is information only; the database decides. Reloaded after a
 * registration (`data-renew`).
 */
export function EventFactsCard({ event, isPreview = false, address }: EventProps & { address: string }) {
  const { events: t } = useTexts()
  const language = useLanguage()
  return (
    <FactsCard label={t.register} head={<PriceAndSeats event={event} />}>
      <dl className="facts-card-list" data-renew="facts">
        <dt>{t.registered}</dt>
        <dd>
          {event.registered} / {event.capacity}
        </dd>
        <dt>{t.placesAvailable}</dt>
        <dd className={event.places > 0 ? 'places-free' : 'places-none'}>{event.places}</dd>
        {event.waiting > 0 && (
          <>
            <dt>{t.waiting}</dt>
            <dd>{t.waitingParties(event.waiting)}</dd>
          </>
        )}
        <dt>{t.date}</dt>
        <dd>{formatWeekdayDate(event.date, language)}</dd>
        <dt>{t.time}</dt>
        <dd>{formatTimes(event.date, event.endsAt, language)}</dd>
      </dl>
      <div className="event-way-in stack" data-renew="way-in">
        {isPreview ? <WayInPreview /> : <WayIn event={event} />}
      </div>
      {!isPreview && <ShareLink title={event.title} url={address} />}
      {!isPreview && event.state !== 'full' && <AddToCalendar event={event} />}
    </FactsCard>
  )
}

function PriceAndSeats({ event }: EventProps) {
  const { events: t } = useTexts()
  const language = useLanguage()
  // Within the members' window the way in says it.
  const label = event.membersOpen ? null : stateLabel(event, language, t)
  return (
    <>
      <div>
        <p className="small muted">{t.price}</p>
        <p className="facts-card-figure">{priceOf(event, t.free)}</p>
        <div data-renew="state">
          {label && <p className={`event-seats-state event-seats-state-${event.state}`}>{label}</p>}
        </div>
      </div>
      {event.capacity > 0 && (
        <div data-renew="seats">
          <SeatRing taken={event.capacity - event.places} capacity={event.capacity} label={t.freeSeats(event.places)} />
        </div>
      )}
    </>
  )
}

/** Of phones. */
export function EventBar({ event, isPreview = false }: EventProps) {
  const { events: t } = useTexts()
  const label = stateLabel(event, useLanguage(), t)
  const hasNoWay = isClosed(event) && !event.membersOpen
  return (
    <div className="event-bar" data-renew="bar">
      <div>
        <p className="event-bar-price">{priceOf(event, t.free)}</p>
        <p className={hasNoWay ? 'small places-none' : 'small places-free'}>
          {hasNoWay ? label : t.places(event.places)}
        </p>
      </div>
      {isPreview ? <Button disabled block label={t.register} /> : <BarWay event={event} />}
    </div>
  )
}

function BarWay({ event }: { event: EventDetails }) {
  const { events: t } = useTexts()
  if (!isClosed(event)) return <RegisterLink event={event} />
  if (event.membersOpen) return <MemberLink eventId={event.id} />
  if (event.state === 'soon') return <CalendarLink event={event} label={t.booked.calendar} />
  if (event.state === 'full')
    return (
      <div className="event-bar-ways">
        <WaysWhenFull event={event} short />
      </div>
    )
  return <LocalTextLink to="/eventos" className="facts-card-link" label={t.toNextEvents} />
}

function AddToCalendar({ event }: { event: EventDetails }) {
  const { events: t } = useTexts()
  return (
    <TextLink
      href={useLocalPath()(`/eventos/${event.id}.ics`)}
      className="facts-card-link"
      icon="calendar-plus"
      label={t.addToCalendar}
    />
  )
}

function priceOf(event: EventDetails, free: string): string {
  return event.price > 0 ? formatEuros(event.price) : free
}
