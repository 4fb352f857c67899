import { Link } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { localPath } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { ButtonLink, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { bookingTexts, type BookingTexts } from './booking-texts.ts'
import type { findGuestEvent } from './guest-list.server.ts'
import { eventPanelTexts } from './panel-texts.ts'

export type GuestEvent = NonNullable<Awaited<ReturnType<typeof findGuestEvent>>>
type Tab = 'inscripciones' | 'espera'
type EventHeadProps = { event: GuestEvent; current: Tab; bookings: number; waiting: number }

/** One event and its pages: what, when, where, how full. */
export function EventHead({ event, current, bookings, waiting }: EventHeadProps) {
  const { pageTitle } = usePanelTexts(sharedTexts)
  const { head: t } = usePanelTexts(bookingTexts)
  const { allEvents } = usePanelTexts(eventPanelTexts)
  const language = useLanguage()
  const { title, date, location, registered, capacity } = event
  return (
    <>
      <header className="event-head">
        <title>{pageTitle(`${title} · ${current === 'espera' ? t.waiting : t.bookings}`)}</title>
        <BackLink to="/admin/eventos">{allEvents}</BackLink>
        <div>
          <h1 className="d3">{title}</h1>
          <p className="event-head-facts">
            <StatusBadge status={pills[event.state]}>{t.states[event.state]}</StatusBadge>
            <strong>{formatDateTime(date, language)}</strong>
            {location && <span>{location}</span>}
            <span>{t.seats(registered, capacity)}</span>
          </p>
        </div>
        <EventLinks event={event} />
      </header>
      <EventTabs event={event} current={current} bookings={bookings} waiting={waiting} />
    </>
  )
}

const pills: Record<keyof BookingTexts['head']['states'], 'pending' | 'approved' | 'rejected' | 'off'> = {
  draft: 'pending',
  scheduled: 'pending',
  published: 'approved',
  cancelled: 'rejected',
  archived: 'off',
  past: 'off',
}

function EventLinks({ event: { id, state } }: { event: GuestEvent }) {
  const { head: t } = usePanelTexts(bookingTexts)
  const language = useLanguage()
  const hidden = state === 'draft' || state === 'scheduled'
  return (
    <div className="panel-head-actions">
      {!hidden && (
        <ButtonLink href={localPath(`/eventos/${id}`, language)} variant="secondary" size="sm" icon="arrow-square-out">
          {t.site}
        </ButtonLink>
      )}
      <Link to={`/admin/eventos/${id}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {buttonContent({ icon: 'pencil-simple', children: t.edit })}
      </Link>
    </div>
  )
}

function EventTabs({ event, current, bookings, waiting }: EventHeadProps) {
  const { head: t } = usePanelTexts(bookingTexts)
  const tabs: [Tab, string, number][] = [
    ['inscripciones', t.bookings, bookings],
    ['espera', t.waiting, waiting],
  ]
  return (
    <nav className="tabs event-head-tabs" aria-label={t.tabs}>
      {tabs.map(([path, label, count]) => (
        <Link
          key={path}
          to={`/admin/eventos/${event.id}/${path}`}
          className="tabs-tab"
          aria-current={path === current ? 'page' : undefined}
        >
          {label} <span className="tab-count">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
