import { Link } from 'react-router'
import { formatDate, formatTime, formatWeekday } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { LacksLanguage } from '#app/ui/panel/lacks-language.tsx'
import { RowLink } from '#app/ui/panel/row-action.tsx'
import { RowMenu, RowMenuItem, RowMenuLink } from '#app/ui/panel/row-menu.tsx'
import { ListSheet, type ListRows } from '#app/ui/panel/list-sheet.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import type { EventRow, EventSpan } from './event-list.server.ts'
import { eventPanelTexts, type EventPanelTexts } from './panel-texts.ts'

type May = { write: boolean; guests: boolean }
type Act = (event: EventRow) => void

type EventListProps = {
  list: ListRows<EventRow> & { span: EventSpan; lacks: Language | null }
  may: May
  onRemove: Act
}

/** The next event is marked. */
export function EventList({ list, may, onRemove }: EventListProps) {
  const { search, span, lacks, rows } = list
  const sort = useListSort(list)
  const { title, list: t } = usePanelTexts(eventPanelTexts)
  return (
    <ListSheet
      label={title}
      list={list}
      failure={t.failed}
      emptyTitle={search || lacks ? t.noneFound : t.none[span ?? 'all']}
      isMarked={({ id }) => span === 'upcoming' && id === rows[0]?.id}
      columns={eventColumns(t.heads, sort, may, onRemove)}
      rowKey={({ id }) => id}
      noun={t.noun}
    />
  )
}

type Heads = EventPanelTexts['list']['heads']

function eventColumns(t: Heads, sort: ListSort, may: May, remove: Act): Column<EventRow>[] {
  return [
    { head: t.date, kind: 'date', cell: (event) => <EventDate {...event} />, sort: sort('fecha') },
    { head: t.title, kind: 'name', cell: (event) => <EventTitle {...event} />, sort: sort('titulo') },
    { head: t.seats, kind: 'meta', cell: (event) => <Seats event={event} linked={may.guests} /> },
    {
      kind: 'actions',
      cell: (event) => <EventActions event={event} may={may} onRemove={remove} />,
    },
  ]
}

function EventDate({ date }: EventRow) {
  const language = useLanguage()
  return (
    <time dateTime={date} title={formatDate(date, language)} className="event-row-date">
      <strong>{formatWeekday(date, language)}</strong> <span>{yearUnlessThis(date, language)}</span>{' '}
      <span className="muted">{formatTime(date, language)}</span>
    </time>
  )
}

function yearUnlessThis(date: string, language: Language): string {
  const year = formatDate(date, language).slice(-4)
  return year === formatDate(new Date(), language).slice(-4) ? '' : year
}

function EventTitle(event: EventRow) {
  const { id, title, location } = event
  return (
    <span className="event-row-title">
      <Link to={`/admin/eventos/${id}`}>{title}</Link>
      <LacksLanguage {...event} />
      <span className="event-row-place small muted">{location}</span>
    </span>
  )
}

function Seats({ event, linked }: { event: EventRow; linked: boolean }) {
  const { list: t } = usePanelTexts(eventPanelTexts)
  const { id, registered, capacity, past } = event
  const seats = (
    <>
      <meter className="event-row-meter" min={0} max={Math.max(capacity, 1)} value={registered} aria-hidden="true" />
      {t.seats(registered, capacity)}
    </>
  )
  return (
    <span className="event-row-seats">
      {linked ? <Link to={`/admin/eventos/${id}/inscripciones`}>{seats}</Link> : <span>{seats}</span>}
      {past ? (
        <StatusBadge status="off">{t.ended}</StatusBadge>
      ) : (
        registered >= capacity && <StatusBadge status="pending">{t.full}</StatusBadge>
      )}
    </span>
  )
}

function EventActions({ event, may, onRemove }: { event: EventRow; may: May; onRemove: Act }) {
  const { list: t } = usePanelTexts(eventPanelTexts)
  const { id, title } = event
  const address = `/admin/eventos/${id}`
  return (
    <>
      {may.guests && <RowLink icon="users" label={t.guestsOf(title)} to={`${address}/inscripciones`} />}
      <RowLink
        icon={may.write ? 'pencil-simple' : 'eye'}
        label={may.write ? t.edit(title) : t.view(title)}
        to={address}
      />
      <RowMenu label={t.more(title)}>
        <RowMenuLink icon="arrow-square-out" to={`/eventos/${id}`}>
          {t.onSite}
        </RowMenuLink>
        {may.write && (
          <RowMenuItem icon="trash" className="row-menu-last" onClick={() => onRemove(event)}>
            {t.remove}
          </RowMenuItem>
        )}
      </RowMenu>
    </>
  )
}
