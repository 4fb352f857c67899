import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { formatDate, formatTime, formatWeekday } from '#app/i18n/dates.ts'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { RowLink } from '#app/ui/panel/row-action.tsx'
import { RowMenu, RowMenuItem, RowMenuLink } from '#app/ui/panel/row-menu.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import type { EventRow, EventSpan } from './events.server.ts'

const texts = {
  full: 'Completo',
  ended: 'Finalizado',
  lacksCatalan: 'Falta en català',
  seats: (taken: number, all: number) => `${taken} de ${all}`,
  more: (title: string) => `Más acciones: ${title}`,
  onSite: 'Ver en el sitio',
  remove: 'Eliminar…',
}

type May = { write: boolean; guests: boolean }
type Act = (event: EventRow) => void

const emptyTitles = {
  upcoming: 'No hay eventos próximos',
  past: 'No hay eventos pasados',
  all: 'No hay eventos registrados',
} as const

type EventListProps = {
  list: ComponentProps<typeof ListSheet<EventRow>>['list'] & { search: string; span: EventSpan; order: string }
  may: May
  onRemove: Act
}

/** The next event is marked. */
export function EventList({ list, may, onRemove }: EventListProps) {
  const { search, span, rows } = list
  const sort = useListSort(list)
  return (
    <ListSheet
      label="Eventos"
      list={list}
      failure="Error al cargar los eventos"
      emptyTitle={search ? 'Ningún evento coincide con la búsqueda' : emptyTitles[span ?? 'all']}
      isMarked={({ id }) => span === 'upcoming' && id === rows[0]?.id}
      columns={eventColumns(sort, may, onRemove)}
      rowKey={({ id }) => id}
      noun={['evento', 'eventos']}
    />
  )
}

function eventColumns(sort: ListSort, may: May, remove: Act): Column<EventRow>[] {
  return [
    { head: 'Fecha', kind: 'date', cell: (event) => <EventDate {...event} />, sort: sort('fecha') },
    { head: 'Título', kind: 'name', cell: (event) => <EventTitle {...event} />, sort: sort('titulo') },
    { head: 'Plazas', kind: 'meta', cell: (event) => <Seats event={event} linked={may.guests} /> },
    {
      kind: 'actions',
      cell: (event) => <EventActions event={event} may={may} onRemove={remove} />,
    },
  ]
}

function EventDate({ date }: EventRow) {
  return (
    <time dateTime={date} title={formatDate(date, 'es')} className="event-row-date">
      <strong>{formatWeekday(date, 'es')}</strong> <span>{yearUnlessThis(date)}</span>
      <span className="muted">{formatTime(date, 'es')}</span>
    </time>
  )
}

function yearUnlessThis(date: string): string {
  const year = formatDate(date, 'es').slice(-4)
  return year === formatDate(new Date(), 'es').slice(-4) ? '' : year
}

function EventTitle({ id, title, location, lacksCatalan }: EventRow) {
  return (
    <span className="event-row-title">
      <Link to={`/admin/eventos/${id}`}>{title}</Link>
      {lacksCatalan && <Badge tone="line">{texts.lacksCatalan}</Badge>}
      <span className="event-row-place small muted">{location}</span>
    </span>
  )
}

function Seats({ event, linked }: { event: EventRow; linked: boolean }) {
  const { id, registered, capacity, past } = event
  const seats = (
    <>
      <meter className="event-row-meter" min={0} max={Math.max(capacity, 1)} value={registered} aria-hidden="true" />
      {texts.seats(registered, capacity)}
    </>
  )
  return (
    <span className="event-row-seats">
      {linked ? <Link to={`/admin/eventos/${id}/inscripciones`}>{seats}</Link> : <span>{seats}</span>}
      {past ? (
        <StatusBadge status="off">{texts.ended}</StatusBadge>
      ) : (
        registered >= capacity && <StatusBadge status="pending">{texts.full}</StatusBadge>
      )}
    </span>
  )
}

function EventActions({ event, may, onRemove }: { event: EventRow; may: May; onRemove: Act }) {
  const { id, title } = event
  const address = `/admin/eventos/${id}`
  return (
    <>
      {may.guests && <RowLink icon="users" label={`Inscripciones de ${title}`} to={`${address}/inscripciones`} />}
      <RowLink
        icon={may.write ? 'pencil-simple' : 'eye'}
        label={`${may.write ? 'Editar' : 'Ver'} ${title}`}
        to={address}
      />
      <RowMenu label={texts.more(title)}>
        <RowMenuLink icon="arrow-square-out" to={`/eventos/${id}`}>
          {texts.onSite}
        </RowMenuLink>
        {may.write && (
          <RowMenuItem icon="trash" className="row-menu-last" onClick={() => onRemove(event)}>
            {texts.remove}
          </RowMenuItem>
        )}
      </RowMenu>
    </>
  )
}
