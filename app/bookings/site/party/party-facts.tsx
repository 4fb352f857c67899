import { formatDateTime, formatTime, formatWeekdayDate } from '#app/i18n/dates.ts'
import { formatPriceOf } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FactsCard } from '#app/events/site/event/facts-card.tsx'
import { CalendarLink } from '#app/events/site/event/calendar-link.tsx'
import { RouteLink } from '#app/bookings/site/booked/route-link.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { inLanguage } from '#app/i18n/localized.ts'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { PartyDrawing } from './party-drawing.tsx'
import type { BookedParty, PartyView } from './party-view.ts'

export function BookingFacts({ party }: { party: BookedParty }) {
  const { party: t, events } = useTexts()
  const language = useLanguage()
  const { size, guests, event, tableLabel, editsUntil } = party
  const named = guests.filter(({ fullName }) => fullName !== '').length
  const head = (
    <>
      <div>
        <p className="small muted">{tableLabel ? t.facts.table : t.facts.bookedFor}</p>
        <p className="facts-card-figure">{tableLabel || size}</p>
      </div>
      <PartyDrawing size={size} named={named} label={t.facts.drawing(size, named)} />
    </>
  )
  return (
    <FactsCard label={t.facts.label} head={head}>
      <dl className="facts-card-list">
        <dt>{events.date}</dt>
        <dd>{formatWeekdayDate(event.date, language)}</dd>
        <dt>{events.time}</dt>
        <dd>{formatTime(event.date, language)}</dd>
        <dt>{t.facts.names}</dt>
        <dd>{t.facts.namesGiven(named, size)}</dd>
        <dt>{events.price}</dt>
        <dd>{priceOf(party, events.free)}</dd>
        <dt>{t.facts.editsUntil}</dt>
        <dd>{formatDateTime(editsUntil, language)}</dd>
      </dl>
      <div className="facts-card-acts stack">
        <CalendarLink event={event} label={events.addToCalendar} block />
        <RouteLink event={event} block />
      </div>
      <LocalTextLink to={`/eventos/${event.id}`} className="facts-card-link" label={t.facts.showEvent} />
    </FactsCard>
  )
}

export function WaitingFacts({ party }: { party: PartyView }) {
  const { party: t, events } = useTexts()
  const language = useLanguage()
  const { size, event, contactName } = party
  const head = (
    <div>
      <p className="small muted">{t.waiting.waitingFor}</p>
      <p className="d4" {...inLanguage(event.title)} />
    </div>
  )
  return (
    <FactsCard label={t.facts.label} head={head}>
      <dl className="facts-card-list">
        <dt>{events.date}</dt>
        <dd>{formatWeekdayDate(event.date, language)}</dd>
        <dt>{events.time}</dt>
        <dd>{formatTime(event.date, language)}</dd>
        <dt>{t.facts.people}</dt>
        <dd>{size}</dd>
        <dt>{events.price}</dt>
        <dd>{priceOf(party, events.free)}</dd>
        <dt>{t.facts.inTheName}</dt>
        <dd>{contactName}</dd>
      </dl>
      <LocalButtonLink to={`/eventos/${event.id}`} variant="secondary" block label={t.facts.showEvent} />
    </FactsCard>
  )
}

export function priceOf({ size, event: { price } }: PartyView, free: string): string {
  return price === 0 ? free : formatPriceOf(size, price)
}

export function PrivateNote({ size }: { size: number }) {
  const t = useTexts().party.facts
  return (
    <div className="event-note small">
      <p>
        <Icon name="key" />
        {size === 1 ? t.private : t.privateParty}
      </p>
    </div>
  )
}
