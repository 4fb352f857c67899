import { Link } from 'react-router'
import { formatDate, formatDayOfMonth, formatMonthOfYear, formatTime, formatWeekday } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { selectedValue } from '#app/platform/forms/selection.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { LacksLanguage } from '#app/ui/panel/lacks-language.tsx'
import { ListSheet, type ListRows } from '#app/ui/panel/list-sheet.tsx'
import { Selection, type SelectionAct } from '#app/ui/panel/selection.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import type { EventRow, EventSpan } from './event-list.server.ts'
import { EventActions, type May, type OnAct } from './event-row-menu.tsx'
import { lifeTexts } from './life-texts.ts'
import { selectedTexts, type SelectedTexts } from './selected-texts.ts'
import { eventPanelTexts, type EventPanelTexts } from '#app/events/panel/panel-texts.ts'

type EventListProps = { list: ListRows<EventRow> & { span: EventSpan; lacks: Language | null }; may: May; onAct: OnAct }

/** The next event is marked. */
export function EventList({ list, may, onAct }: EventListProps) {
  const { search, span, lacks, rows } = list
  const sort = useListSort(list)
  const language = useLanguage()
  const { title, list: t } = usePanelTexts(eventPanelTexts)
  const selected = usePanelTexts(selectedTexts)
  return (
    <Selection
      id={SELECTION.form}
      to="/admin/eventos"
      acts={may.write ? actsFor(rows, selected) : []}
      isEmpty={rows.length === 0}
      exportTo="/admin/eventos.csv"
    >
      <ListSheet
        label={title}
        list={list}
        failure={t.failed}
        emptyTitle={search || lacks ? t.noneFound : t.none[span ?? 'all']}
        isMarked={({ id }) => span === 'upcoming' && id === rows[0]?.id}
        columns={eventColumns(t.heads, sort, may, onAct)}
        rowKey={({ id }) => id}
        groupOf={isByDate(list.order) ? (row) => monthOf(row.date, language) : undefined}
        noun={t.noun}
        selection={SELECTION}
      />
    </Selection>
  )
}

const SELECTION = {
  form: 'selected-events',
  value: ({ id, version, registrations }: EventRow) => selectedValue(id, version, registrations),
  name: ({ title }: EventRow) => title,
}

/** What can be done with some row of the page. */
function actsFor(rows: EventRow[], t: SelectedTexts): SelectionAct[] {
  const acts = [
    { name: 'publish', icon: 'globe', fits: ({ state, past }: EventRow) => state === 'draft' && !past },
    {
      name: 'unpublish',
      icon: 'pencil-simple',
      fits: ({ visible, live, state }: EventRow) => visible && live === 0 && state !== 'cancelled',
    },
    {
      name: 'archive',
      icon: 'tray',
      fits: ({ archived, past, status }: EventRow) => !archived && (past || status !== 'published'),
    },
    { name: 'unarchive', icon: 'arrow-counter-clockwise', fits: ({ archived }: EventRow) => archived },
    { name: 'delete', icon: 'trash', fits: () => true },
  ] as const
  return acts
    .filter(({ fits }) => rows.some(fits))
    .map(({ name, icon }) => ({ act: `${name}-selected`, label: t[name].label, icon }))
}

type Heads = EventPanelTexts['list']['heads']

function eventColumns(t: Heads, sort: ListSort, may: May, onAct: OnAct): Column<EventRow>[] {
  return [
    { head: t.date, kind: 'date', cell: (event) => <EventDate {...event} />, sort: sort('fecha') },
    { head: t.title, kind: 'name', cell: (event) => <EventTitle {...event} />, sort: sort('titulo') },
    { head: t.state, kind: 'status', cell: (event) => <State {...event} /> },
    { head: t.seats, kind: 'meta', cell: (event) => <Seats event={event} linked={may.guests} /> },
    { kind: 'actions', cell: (event) => <EventActions event={event} may={may} onAct={onAct} /> },
  ]
}

function isByDate(order: string): boolean {
  return order === 'fecha' || order === '-fecha'
}

/** «Diciembre de 2026»; of other years the year. */
function monthOf(date: Date, language: Language): string {
  if (yearUnlessThis(date, language) !== '') return formatDate(date, language).slice(-4)
  return formatMonthOfYear(date, language)
}

function EventDate({ date }: EventRow) {
  const language = useLanguage()
  return (
    <time dateTime={date.toISOString()} title={formatDate(date, language)} className="event-row-date">
      <strong>{formatWeekday(date, language)}</strong> <span>{yearUnlessThis(date, language)}</span>{' '}
      <span className="muted">{formatTime(date, language)}</span>
    </time>
  )
}

function yearUnlessThis(date: Date, language: Language): string {
  const year = formatDate(date, language).slice(-4)
  return year === formatDate(new Date(), language).slice(-4) ? '' : year
}

function EventTitle(event: EventRow) {
  const life = usePanelTexts(lifeTexts)
  const language = useLanguage()
  const { id, title, location, state, publishedAt } = event
  const publication = publishedAt
    ? life.publishedOn(formatDayOfMonth(publishedAt, language), formatTime(publishedAt, language))
    : life.unscheduled
  return (
    <span className="event-row-title">
      <Link to={`/admin/eventos/${id}`}>{title}</Link>
      <LacksLanguage {...event} />
      <span className="event-row-place small muted">{state === 'draft' ? publication : location}</span>
    </span>
  )
}

function Seats({ event, linked }: { event: EventRow; linked: boolean }) {
  const { list: t, withOffered } = usePanelTexts(eventPanelTexts)
  const life = usePanelTexts(lifeTexts)
  const { id, registered, held, capacity, waiting, status } = event
  const seats = (
    <>
      <meter
        className="event-row-meter"
        min={0}
        max={Math.max(capacity, 1)}
        value={registered + held}
        aria-hidden="true"
      />
      {withOffered(t.seats(registered, capacity), held)}
    </>
  )
  return (
    <span className="event-row-seats">
      {linked ? <Link to={`/admin/eventos/${id}/inscripciones`}>{seats}</Link> : <span>{seats}</span>}
      {status === 'cancelled' && registered > 0 && <span className="small muted">{life.told(registered)}</span>}
      {waiting > 0 && <span className="small muted">{life.waiting(waiting)}</span>}
    </span>
  )
}

const tones = { draft: 'pending', published: 'approved', full: 'full', past: 'off', cancelled: 'rejected' } as const

/** A published event at a later date is a draft until then. */
function State({ state, archived }: EventRow) {
  const { states } = usePanelTexts(lifeTexts)
  return (
    <>
      <StatusBadge status={tones[state]}>{states[state]}</StatusBadge>
      {archived && <span className="small muted event-row-archived">{states.archived}</span>}
    </>
  )
}
