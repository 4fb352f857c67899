import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { Chips } from '#app/ui/chips.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { listSort } from '#app/ui/panel/list-sort.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { deleteEvent, listPanelEvents, type EventRow, type EventSpan } from './events.server.ts'
import { eventDeletionSchema } from './forms.ts'
import { EventDeletionDialog } from './event-deletion-dialog.tsx'
import { readEventFilter } from './event-filter.server.ts'
import type { Route } from './+types/list-page.ts'

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

export default function EventListPage({ loaderData: list }: Route.ComponentProps) {
  const { widened, search: words, span, order } = list
  const { search } = useLocation()
  const can = useCan()
  const [deleting, setDeleting] = useState<EventRow | null>(null)
  const chip = (value: EventSpan, parameter: string | null, label: string) => ({
    href: listHref(search, { cuando: parameter }),
    label,
    current: span === value,
  })
  const may = { write: can('events', 'write'), guests: can('registrations', 'read') }
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
        <Chips
          label="Cuándo"
          items={[
            chip(null, null, 'Todos'),
            chip('upcoming', 'proximos', 'Próximos'),
            chip('past', 'pasados', 'Pasados'),
          ]}
        />
      </div>
      <ListSheet
        label="Eventos"
        list={list}
        failure="Error al cargar los eventos"
        empty={
          <ListEmpty title={words || span ? 'Ningún evento coincide con la búsqueda' : 'No hay eventos registrados'} />
        }
        columns={columns(search, widened ? '-fecha' : order, may, setDeleting)}
        rowKey={({ id }) => id}
        noun={['evento', 'eventos']}
      />
      <EventDeletionDialog event={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

type May = { write: boolean; guests: boolean }

function columns(search: string, order: string, may: May, remove: (event: EventRow) => void): Column<EventRow>[] {
  const sort = listSort(search, order)
  return [
    {
      head: 'Título',
      kind: 'name',
      cell: ({ id, title, lacksCatalan }) => (
        <span className="event-row-title">
          <Link to={`/admin/eventos/${id}`}>{title}</Link>
          {lacksCatalan && <Badge tone="line">Falta en català</Badge>}
        </span>
      ),
      sort: sort('titulo'),
    },
    { head: 'Fecha', kind: 'meta', cell: ({ date }) => formatDateTime(date, 'es'), sort: sort('fecha') },
    {
      head: 'Plazas',
      kind: 'number',
      cell: ({ id, registered, capacity }) => {
        const places = `${registered} / ${capacity}`
        return may.guests ? (
          <Link to={`/admin/eventos/${id}/inscripciones`} className="text-link">
            {places}
          </Link>
        ) : (
          places
        )
      },
    },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (event) => (
        <>
          {may.guests && (
            <RowLink
              icon="users"
              label={`Inscripciones de ${event.title}`}
              to={`/admin/eventos/${event.id}/inscripciones`}
            />
          )}
          {may.write ? (
            <>
              <RowLink icon="pencil-simple" label={`Editar ${event.title}`} to={`/admin/eventos/${event.id}`} />
              <RowAction icon="trash" danger label={`Eliminar ${event.title}`} onClick={() => remove(event)} />
            </>
          ) : (
            <RowLink icon="eye" label={`Ver ${event.title}`} to={`/admin/eventos/${event.id}`} />
          )}
        </>
      ),
    },
  ]
}
