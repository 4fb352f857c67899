import { useState } from 'react'
import { Link } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { deleteEvent, listPanelEvents, type EventRow } from './events.server.ts'
import { eventDeletionSchema } from './forms.ts'
import { EventDeletionDialog } from './event-deletion-dialog.tsx'
import { readEventFilter } from './event-filter.server.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readEventFilter(url)
  return loadList(asked, () => listPanelEvents(asked.request, asked.span, asked.order))
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, deletion)
}

const deletion = formAct({
  schema: eventDeletionSchema,
  failed: 'Error al eliminar evento',
  async run({ fields: { event_id: id, registrations: agreed }, actor, refuse }) {
    const outcome = await deleteEvent(id, agreed, actor)
    if (outcome.ok) return { ok: true, title: 'Evento eliminado con éxito' }
    if (outcome.reason === 'unknown') return refuse(outcome.reason, { text: 'Este evento ya no existe.' })
    const text = `Mientras tanto han llegado inscripciones: ahora son ${outcome.now}. Revísalo y vuelve a confirmar.`
    return refuse(outcome.reason, { text })
  },
})

const spanParameters = { upcoming: 'proximos', past: 'pasados' } as const

export default function EventListPage({ loaderData: list }: Route.ComponentProps) {
  const { search: words, span } = list
  const can = useCan()
  const may = { write: can('events', 'write'), guests: can('registrations', 'read') }
  const [deleting, setDeleting] = useState<EventRow | null>(null)
  const sort = useListSort(list)
  return (
    <>
      <PanelHead title="Eventos">
        <ExportLink to="/admin/eventos.csv" />
        {may.write && (
          <Link to="/admin/eventos/nuevo" className={buttonClass()}>
            {buttonContent({ icon: 'plus', children: 'Nuevo evento' })}
          </Link>
        )}
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar eventos por título, lugar o categoría" placeholder="Buscar eventos..." />
        <FilterChips label="Cuándo" name="cuando" current={span && spanParameters[span]} options={spanOptions} />
      </div>
      <ListSheet
        label="Eventos"
        list={list}
        failure="Error al cargar los eventos"
        emptyTitle={words || span ? 'Ningún evento coincide con la búsqueda' : 'No hay eventos registrados'}
        columns={columns(sort, may, setDeleting)}
        rowKey={({ id }) => id}
        noun={['evento', 'eventos']}
      />
      <EventDeletionDialog event={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

const spanOptions = [
  [null, 'Todos'],
  [spanParameters.upcoming, 'Próximos'],
  [spanParameters.past, 'Pasados'],
] as const

type May = { write: boolean; guests: boolean }
type Act = (event: EventRow) => void

function columns(sort: ListSort, may: May, remove: Act): Column<EventRow>[] {
  return [
    { head: 'Título', kind: 'name', cell: (event) => <EventTitle {...event} />, sort: sort('titulo') },
    { head: 'Fecha', kind: 'meta', cell: ({ date }) => formatDateTime(date, 'es'), sort: sort('fecha') },
    { head: 'Plazas', kind: 'number', cell: (event) => <Seats event={event} linked={may.guests} /> },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (event) => <EventActions event={event} may={may} onRemove={remove} />,
    },
  ]
}

function EventTitle({ id, title, lacksCatalan }: EventRow) {
  return (
    <span className="event-row-title">
      <Link to={`/admin/eventos/${id}`}>{title}</Link>
      {lacksCatalan && <Badge tone="line">Falta en català</Badge>}
    </span>
  )
}

function Seats({ event: { id, registered, capacity }, linked }: { event: EventRow; linked: boolean }) {
  const seats = `${registered} / ${capacity}`
  if (!linked) return seats
  return (
    <Link to={`/admin/eventos/${id}/inscripciones`} className="text-link">
      {seats}
    </Link>
  )
}

function EventActions({ event, may, onRemove }: { event: EventRow; may: May; onRemove: Act }) {
  const { id, title } = event
  const address = `/admin/eventos/${id}`
  return (
    <>
      {may.guests && <RowLink icon="users" label={`Inscripciones de ${title}`} to={`${address}/inscripciones`} />}
      {may.write ? (
        <>
          <RowLink icon="pencil-simple" label={`Editar ${title}`} to={address} />
          <RowAction icon="trash" danger label={`Eliminar ${title}`} onClick={() => onRemove(event)} />
        </>
      ) : (
        <RowLink icon="eye" label={`Ver ${title}`} to={address} />
      )}
    </>
  )
}
