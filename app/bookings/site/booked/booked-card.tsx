import { formatLongDate, formatTime, formatWeekdayTime } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { BookAnother } from './book-another.tsx'
import { Fixed } from '#app/ui/fixed.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'
import { island } from '#app/ui/island.tsx'
import { isClosed } from '#app/events/event-state.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { HowToPay } from '#app/events/site/event/how-to-pay.tsx'
import { CalendarLink } from '#app/events/site/event/calendar-link.tsx'
import { ShareLink } from '#app/events/site/event/share-event.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

export type BookedEvent = Pick<EventDetails, 'id' | 'title' | 'date' | 'location' | 'langs' | 'price' | 'howToPay'>
type BookedProps = { event: BookedEvent }

/**
 * Hidden until `booked-island.ts` finds that this browser has registered. Has no link that changes the booking.
 * `address` is that of the page.
 */
export function BookedCard({ event, address }: { event: EventDetails; address: string }) {
  const { id, title, date, location, langs, price, howToPay } = event
  return (
    <Fixed
      as="section"
      of={BookedContent}
      given={{ event: { id, title, date, location, langs, price, howToPay }, address, canBookAgain: !isClosed(event) }}
      className="facts-card booked-card"
      aria-labelledby="booked"
      hidden
      data-when-booked=""
      {...island('booked', { event: id, price })}
    />
  )
}

function BookedContent({ event, address, canBookAgain }: BookedProps & { address: string; canBookAgain: boolean }) {
  const t = useTexts().events.booked
  return (
    <>
      <div className="booked-top">
        <span className="booked-disc center">
          <Icon name="check-bold" />
        </span>
        <div>
          <h2 className="d4" id="booked" tabIndex={-1}>
            {t.title}
          </h2>
          <p className="small muted">
            <span data-when-party="" hidden>
              {t.partyOf} <span data-party-size="" />.{' '}
            </span>
            {t.confirmation}
          </p>
        </div>
      </div>
      <div className="facts-card-tear" />
      <div className="facts-card-body">
        <BookedFacts event={event} />
        <CalendarLink event={event} label={useTexts().events.addToCalendar} block />
        <ShareLink title={event.title} url={address} />
        {canBookAgain && <BookAnother eventId={event.id} block />}
        <p className="booked-quiet">
          {t.cancelling}{' '}
          {canBookAgain && (
            <>
              {t.again.before} <LocalLink to={`/eventos/${event.id}/inscripcion`}>{t.again.link}</LocalLink>
              {t.again.after}{' '}
            </>
          )}
          {t.forget.before}{' '}
          <button type="button" data-forget="">
            {t.forget.button}
          </button>
          .
        </p>
      </div>
    </>
  )
}

/** @param size of the party; unknown in a page that others are served, too */
export function BookedFacts({ event, size }: BookedProps & { size?: number }) {
  const { date, location, langs, price } = event
  const { booked: t, directions, free } = useTexts().events
  const language = useLanguage()
  return (
    <ul className="booked-list">
      <li>
        <Icon name="calendar-blank" />
        <span>
          <b>{formatLongDate(date, language)}</b>
          {t.at(formatTime(date, language))}
        </span>
      </li>
      <li>
        <Icon name="map-pin" />
        <span>
          <b lang={langs.location}>{location}</b>
          <TextLink href={mapSearchUrl(location)} target="_blank" rel="noopener noreferrer" label={directions} />
        </span>
      </li>
      <li>
        <Icon name="currency-eur" />
        <span>
          {size === undefined ? <PriceOfParty price={price} /> : <b>{priceOf(size, price) || free}</b>}
          {price > 0 && <HowToPay event={event} />}
        </span>
      </li>
    </ul>
  )
}

/** «4 × 85 € = 340 €»; empty if it is free. */
function priceOf(size: number, price: number): string {
  if (price === 0) return ''
  return size > 1 ? `${size} × ${formatEuros(price)} = ${formatEuros(size * price)}` : formatEuros(price)
}

/** «85 €», and once the island knows the size of the party «4 × 85 € = 340 €». */
function PriceOfParty({ price }: { price: number }) {
  const { free } = useTexts().events
  if (price === 0) return <b>{free}</b>
  return (
    <b>
      <span data-when-party="" hidden>
        <span data-party-size="" />
        {' × '}
      </span>
      {formatEuros(price)}
      <span data-when-party="" hidden>
        {' = '}
        <span data-party-price="" />
      </span>
    </b>
  )
}

export function BookedBar({ event }: BookedProps) {
  const t = useTexts().events.booked
  const language = useLanguage()
  return (
    <div className="event-bar booked-bar" hidden data-when-booked="">
      <div>
        <p className="event-bar-price">{t.title}</p>
        <p className="small places-free">{formatWeekdayTime(event.date, language)}</p>
      </div>
      <CalendarLink event={event} label={t.calendar} />
    </div>
  )
}
