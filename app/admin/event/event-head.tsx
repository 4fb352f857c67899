import { Link, useLocation } from 'react-router'
import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import { ChronicleLink } from '#app/events/panel/editor/chronicle-link.tsx'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'
import type { PanelEvent } from '#app/events/panel/panel-event.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { localPath } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { isFull } from '#app/seats/taken-seats.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { frameTexts, type FrameTexts } from './frame-texts.ts'
import { PreviewButton } from './preview-button.tsx'
import { eventTabs, type EventTab } from './tabs.ts'

type EventHeadProps = { event: PanelEvent; counts: Readonly<Record<string, number>> }

/** One event and its pages: what, when, where, how full. */
export function EventHead({ event, counts }: EventHeadProps) {
  const { pageTitle } = usePanelTexts(sharedTexts)
  const t = usePanelTexts(frameTexts)
  const { allEvents, list, withOffered } = usePanelTexts(eventPanelTexts)
  const language = useLanguage()
  const current = useLocation().pathname.split('/')[4] ?? ''
  const { title, date, location, registered, held, capacity, state } = event
  return (
    <>
      <header className="event-head">
        <title>
          {pageTitle(
            [title, eventTabs.find(({ path }) => path === current)?.label(language)].filter(Boolean).join(' · '),
          )}
        </title>
        <BackLink to="/admin/eventos">{allEvents}</BackLink>
        <h1 className="d3">{title}</h1>
        <EventLinks event={event} />
        <p className="event-head-facts cluster">
          <StatusBadge status={pills[state]}>{t.states[state]}</StatusBadge>
          {state === 'published' && isFull(event) && <StatusBadge status="full">{list.full}</StatusBadge>}
          <strong>{formatDateTime(date, language)}</strong>
          {location && <span className="event-head-place">{location}</span>}
          <span>{withOffered(t.seats(registered, capacity), held)}</span>
        </p>
      </header>
      <EventTabs event={event} counts={counts} current={current} />
    </>
  )
}

const pills: Record<keyof FrameTexts['states'], 'pending' | 'approved' | 'rejected' | 'off'> = {
  draft: 'pending',
  scheduled: 'pending',
  published: 'approved',
  cancelled: 'rejected',
  archived: 'off',
  past: 'off',
}

function EventLinks({ event }: { event: PanelEvent }) {
  const t = usePanelTexts(frameTexts)
  const { history } = usePanelTexts(sharedTexts)
  const language = useLanguage()
  const { id, state, over, chronicle } = event
  const hidden = state === 'draft' || state === 'scheduled'
  return (
    <div className="panel-head-actions cluster gap-3">
      <Allowed to="history.read">
        <PanelTextLink to={`/admin/historial/eventos/${id}`} className="small" label={history} />
      </Allowed>
      {over && !hidden && <ChronicleLink event={id} chronicle={chronicle} />}
      {hidden ? (
        <PreviewButton event={event} />
      ) : (
        <ButtonLink
          href={localPath(`/eventos/${id}`, language)}
          variant="secondary"
          size="sm"
          icon="arrow-square-out"
          label={t.site}
        />
      )}
    </div>
  )
}

function EventTabs({ event, counts, current }: EventHeadProps & { current: string }) {
  const t = usePanelTexts(frameTexts)
  const can = useCan()
  const shown = eventTabs.filter(({ needs, isFor }) => can(needs) && (isFor?.(event) ?? true))
  return (
    <nav className="tabs event-head-tabs" aria-label={t.tabs}>
      {shown.map((tab) => (
        <TabLink key={tab.path} event={event.id} tab={tab} number={counts[tab.path] ?? 0} current={current} />
      ))}
    </nav>
  )
}

type TabLinkProps = { event: number; tab: EventTab; number: number; current: string }

function TabLink({ event, tab: { path, label, isDocument, count }, number, current }: TabLinkProps) {
  const language = useLanguage()
  const address = `/admin/eventos/${event}${path && `/${path}`}`
  if (isDocument)
    return (
      <a href={address} className="tabs-tab">
        {label(language)}
      </a>
    )
  return (
    <Link to={address} className="tabs-tab" aria-current={path === current ? 'page' : undefined}>
      {label(language)} <TabCount number={number} count={count} />
    </Link>
  )
}

function TabCount({ number, count }: { number: number; count: EventTab['count'] }) {
  const language = useLanguage()
  if (!count) return null
  if (count === 'plain') return <span className="tab-count">{number}</span>
  if (number === 0) return null
  return (
    <span className="tab-count tab-count-hot">
      {number}
      <span className="visually-hidden"> {count.alert(language, number)}</span>
    </span>
  )
}
