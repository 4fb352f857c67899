import { Link } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { localPath } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { ButtonLink, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { ChronicleLink } from '#app/events/panel/editor/chronicle-link.tsx'
import { bookingTexts, type BookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import type { findGuestEvent } from '#app/bookings/panel/shared/guest-list.server.ts'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'
import { isFull } from '#app/seats/taken-seats.ts'
import type { TabCounts } from './tab-counts.server.ts'

type GuestEvent = NonNullable<Awaited<ReturnType<typeof findGuestEvent>>>
type Tab = keyof BookingTexts['head']['pages']
/** `tabs`: `readTabCounts`. */
type EventHeadProps = { event: GuestEvent; current: Tab; tabs: TabCounts }

/** One event and its pages: what, when, where, how full. */
export function EventHead({ event, current, tabs }: EventHeadProps) {
  const { pageTitle } = usePanelTexts(sharedTexts)
  const { head: t } = usePanelTexts(bookingTexts)
  const { allEvents, list, withOffered } = usePanelTexts(eventPanelTexts)
  const language = useLanguage()
  const { title, date, location, registered, held, capacity, state } = event
  return (
    <>
      <header className="event-head">
        <title>{pageTitle(`${title} · ${t.pages[current]}`)}</title>
        <BackLink to="/admin/eventos">{allEvents}</BackLink>
        <div>
          <h1 className="d3">{title}</h1>
          <p className="event-head-facts">
            <StatusBadge status={pills[state]}>{t.states[state]}</StatusBadge>
            {state === 'published' && isFull(event) && <StatusBadge status="full">{list.full}</StatusBadge>}
            <strong>{formatDateTime(date, language)}</strong>
            {location && <span>{location}</span>}
            <span>{withOffered(t.seats(registered, capacity), held)}</span>
          </p>
        </div>
        <EventLinks event={event} />
      </header>
      <EventTabs event={event} current={current} tabs={tabs} />
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

function EventLinks({ event: { id, state, over, chronicle } }: { event: GuestEvent }) {
  const { head: t } = usePanelTexts(bookingTexts)
  const language = useLanguage()
  const hidden = state === 'draft' || state === 'scheduled'
  return (
    <div className="panel-head-actions">
      {over && !hidden && <ChronicleLink event={id} chronicle={chronicle} />}
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

/** In this order. `hot`: shown in another colour, and only if it is not 0. */
const tabOrder: readonly { page: Exclude<Tab, 'opiniones'>; count?: 'plain' | 'hot' }[] = [
  { page: 'inscripciones', count: 'plain' },
  { page: 'espera', count: 'plain' },
  { page: 'cocina', count: 'hot' },
  { page: 'mensajes' },
]

function EventTabs({ event, current, tabs }: EventHeadProps) {
  const { head: t } = usePanelTexts(bookingTexts)
  return (
    <nav className="tabs event-head-tabs" aria-label={t.tabs}>
      {tabOrder.map(({ page, count }) => (
        <Link
          key={page}
          to={`/admin/eventos/${event.id}/${page}`}
          className="tabs-tab"
          aria-current={page === current ? 'page' : undefined}
        >
          {t.pages[page]} <TabCount number={tabs[page]} look={count} says={t.unsent} />
        </Link>
      ))}
      <a href={`/admin/eventos/${event.id}/puerta`} className="tabs-tab">
        {t.door}
      </a>
      {event.started && (
        <Link
          to={`/admin/eventos/${event.id}/opiniones`}
          className="tabs-tab"
          aria-current={current === 'opiniones' ? 'page' : undefined}
        >
          {t.pages.opiniones} <TabCount number={tabs.opiniones} look="hot" says={t.unread} />
        </Link>
      )}
    </nav>
  )
}

type TabCountProps = { number: number; look: 'plain' | 'hot' | undefined; says: (number: number) => string }

function TabCount({ number, look, says }: TabCountProps) {
  if (!look || (look === 'hot' && number === 0)) return null
  return (
    <span className={look === 'hot' ? 'tab-count tab-count-hot' : 'tab-count'}>
      {number}
      {look === 'hot' && <span className="visually-hidden"> {says(number)}</span>}
    </span>
  )
}
