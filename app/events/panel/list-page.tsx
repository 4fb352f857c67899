import { parseWithValibot } from '@conform-to/valibot'
import { useState } from 'react'
import { data, Link, useLocation } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { emptyPage } from '#app/platform/forms/list-request.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus, rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
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
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { deleteEvent, listPanelEvents, type EventRow, type EventSpan } from './events.server.ts'
import { eventDeletionSchema } from './forms.ts'
import { EventDeletionDialog } from './event-deletion-dialog.tsx'
import { readEventFilter } from './event-filter.server.ts'
import type { Route } from './+types/list-page.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const { request, span, order } = readEventFilter(url)
  try {
    return { ...(await listPanelEvents(request, span, order)), ...request, span, order, failed: false }
  } catch (error) {
    rethrowUnavailable(error)
    log.error({ err: error }, 'events not listed')
    return { ...emptyPage, ...request, span, order, failed: true }
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const submission = parseWithValibot(await readForm(request), { schema: eventDeletionSchema })
  if (submission.status !== 'success') return data<Answer>({ ok: false, title: deletionFailed }, { status: 400 })
  const { event_id: id, registrations: agreed } = submission.value
  try {
    const outcome = await deleteEvent(id, agreed, (await panelAccount(context, request, url)).id)
    if (outcome.ok) return data<Answer>({ ok: true, title: 'Evento eliminado con éxito' })
    const text =
      outcome.reason === 'unknown'
        ? 'Este evento ya no existe.'
        : `Mientras tanto han llegado inscripciones: ahora son ${outcome.now}. Revísalo y vuelve a confirmar.`
    return data<Answer>({ ok: false, title: deletionFailed, text }, { status: 409 })
  } catch (error) {
    log.error({ err: error, event: id }, 'event not deleted')
    return data<Answer>({ ok: false, title: deletionFailed }, { status: serverErrorStatus(error) })
  }
}

const deletionFailed = 'Error al eliminar evento'

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
