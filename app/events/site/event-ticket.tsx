import { formatDate, formatTime } from '#app/i18n/dates.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Button, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SeatRing } from '#app/ui/seat-ring.tsx'
import type { EventDetails } from '#app/events/events.server.ts'
import { ShareEvent } from './share-event.tsx'

type TicketProps = { event: EventDetails }

/** The number of seats is information only; the database decides. Reloaded after a registration (`data-renew`). */
export function EventTicket({ event }: TicketProps) {
  const { events: t } = useTexts()
  const language = useLanguage()
  return (
    <section className="ticket" aria-label={t.register}>
      <div className="ticket-top">
        <div>
          <p className="small muted">{t.price}</p>
          <p className="ticket-price">{priceOf(event, t.free)}</p>
        </div>
        {event.capacity > 0 && (
          <div data-renew="seats">
            <SeatRing taken={event.registered} capacity={event.capacity} label={t.freeSeats(event.places)} />
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
          <dt>{t.date}</dt>
          <dd>{formatDate(event.date, language)}</dd>
          <dt>{t.time}</dt>
          <dd>{formatTime(event.date, language)}</dd>
        </dl>
        <div data-renew="way-in">
          <RegisterButton event={event} arrow />
        </div>
        <ShareEvent title={event.title} />
        {!event.started && <AddToCalendar event={event} />}
      </div>
    </section>
  )
}

export function TicketBar({ event }: TicketProps) {
  const { events: t } = useTexts()
  return (
    <div className="ticket-bar" data-renew="bar">
      <div>
        <p className="ticket-bar-price">{priceOf(event, t.free)}</p>
        <p className={event.places > 0 ? 'small places-free' : 'small places-none'}>{t.places(event.places)}</p>
      </div>
      <RegisterButton event={event} />
    </div>
  )
}

/** A link that script turns into a dialog; a disabled button shows why registration is closed. */
function RegisterButton({ event, arrow = false }: TicketProps & { arrow?: boolean }) {
  const { events: t } = useTexts()
  if (event.started || event.places <= 0) {
    return (
      <Button disabled block>
        {event.started ? t.ended : t.full}
      </Button>
    )
  }
  return (
    <LocalLink to={`/eventos/${event.id}/inscripcion`} className={buttonClass({ block: true, arrow })}>
      {buttonContent({ arrow, children: t.register })}
    </LocalLink>
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
