import { formatTimes, formatWeekdayDate } from '#app/i18n/dates.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Button, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SeatRing } from '#app/ui/seat-ring.tsx'
import { isClosed } from '#app/events/event-state.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { ShareEvent } from './share-event.tsx'
import { closedText, stateLabel } from './state-label.ts'
import { wayWhenFull } from './way-when-full.ts'

type TicketProps = { event: EventDetails }

/** The number of seats is information only; the database decides. Reloaded after a registration (`data-renew`). */
export function EventTicket({ event }: TicketProps) {
  const { events: t } = useTexts()
  const language = useLanguage()
  const label = stateLabel(event, language, t)
  return (
    <section className="ticket" aria-label={t.register}>
      <div className="ticket-top">
        <div>
          <p className="small muted">{t.price}</p>
          <p className="ticket-price">{priceOf(event, t.free)}</p>
          <div data-renew="state">{label && <p className={`ticket-state ticket-state-${event.state}`}>{label}</p>}</div>
        </div>
        {event.capacity > 0 && (
          <div data-renew="seats">
            <SeatRing
              taken={event.capacity - event.places}
              capacity={event.capacity}
              label={t.freeSeats(event.places)}
            />
          </div>
        )}
      </div>
      <div className="ticket-tear" />
      <div className="ticket-body">
        <dl className="ticket-facts" data-renew="facts">
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
        <div className="ticket-way-in" data-renew="way-in">
          <WayIn event={event} />
        </div>
        <ShareEvent title={event.title} />
        {event.state !== 'full' && <AddToCalendar event={event} />}
      </div>
    </section>
  )
}

export function TicketBar({ event }: TicketProps) {
  const { events: t } = useTexts()
  const label = stateLabel(event, useLanguage(), t)
  const closed = isClosed(event)
  const way = wayWhenFull(event, t)
  return (
    <div className="ticket-bar" data-renew="bar">
      <div>
        <p className="ticket-bar-price">{priceOf(event, t.free)}</p>
        <p className={closed ? 'small places-none' : 'small places-free'}>{closed ? label : t.places(event.places)}</p>
      </div>
      {event.state === 'full' && (
        <LocalLink to={way.to} className={buttonClass({ block: true })}>
          {way.short}
        </LocalLink>
      )}
      {!closed && <RegisterLink event={event} />}
    </div>
  )
}

/** Script turns it into a dialog. */
function RegisterLink({ event, arrow = false }: TicketProps & { arrow?: boolean }) {
  const { events: t } = useTexts()
  return (
    <LocalLink to={`/eventos/${event.id}/inscripcion`} className={buttonClass({ block: true, arrow })}>
      {buttonContent({ arrow, children: t.register })}
    </LocalLink>
  )
}

function WayIn({ event }: TicketProps) {
  const { events: t } = useTexts()
  const language = useLanguage()
  if (!isClosed(event)) return <RegisterLink event={event} arrow />
  if (event.state === 'full') return <WaysWhenFull event={event} />
  return (
    <>
      <Button disabled block>
        {stateLabel(event, language, t)}
      </Button>
      <p className="small muted">{closedText(event, language, t)}</p>
    </>
  )
}

/** The disabled button is specified where there is no waiting list. */
function WaysWhenFull({ event }: TicketProps) {
  const { events: t } = useTexts()
  const way = wayWhenFull(event, t)
  return (
    <>
      {!event.takesWaiting && (
        <Button disabled block>
          {t.full}
        </Button>
      )}
      <LocalLink to={way.to} className={buttonClass({ block: true, arrow: true })}>
        {buttonContent({ arrow: true, children: way.label })}
      </LocalLink>
      <p className="small muted">{way.text}</p>
    </>
  )
}

function AddToCalendar({ event }: { event: EventDetails }) {
  const { events: t } = useTexts()
  return (
    <a href={useLocalPath()(`/eventos/${event.id}.ics`)} className="text-link ticket-calendar">
      <Icon name="calendar-plus" />
      {t.addToCalendar}
    </a>
  )
}

function priceOf(event: EventDetails, free: string): string {
  return event.price > 0 ? formatEuros(event.price) : free
}
