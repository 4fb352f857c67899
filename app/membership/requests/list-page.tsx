import { useState } from 'react'
import { useLocation } from 'react-router'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import type { Count } from '#app/i18n/money.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chips } from '#app/ui/chips.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { listSort } from '#app/ui/panel/list-sort.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { NewSocioDialog } from './new-socio-dialog.tsx'
import { requestActs } from './review-actions.server.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { readRequestFilter } from './request-filter.server.ts'
import { listRequests, type RequestRow } from './request-list.server.ts'
import { requestStatuses } from '#app/membership/statuses.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/solicitudes: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readRequestFilter(url)
  return loadList(asked, () => listRequests(asked.request, asked.status === 'all' ? null : asked.status, asked.order))
}

/** POST: administrators. `create`, or a decision on the request `id`. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, requestActs)
}

function sum(counts: Count[]): Count {
  return {
    number:
      Math.max(...counts.map(({ number, more }) => (more ? number : 0))) ||
      counts.reduce((all, { number }) => all + number, 0),
    more: counts.some(({ more }) => more),
  }
}

const labels = {
  pending: 'Pendientes',
  approved: 'Aprobadas',
  rejected: 'Rechazadas',
  baja: 'Bajas',
  all: 'Todas',
} as const
const empty = {
  pending: 'No hay solicitudes pendientes',
  approved: 'No hay solicitudes aprobadas',
  rejected: 'No hay solicitudes rechazadas',
  baja: 'No hay solicitudes de baja',
  all: 'No hay solicitudes',
} as const

export default function RequestListPage({ loaderData: list }: Route.ComponentProps) {
  const { rows, widened, counts, search: words, status, order } = list
  const { search } = useLocation()
  const [shown, setShown] = useState<RequestRow | null>(null)
  const [withdrawing, setWithdrawing] = useState<RequestRow | null>(null)
  const [deleting, setDeleting] = useState<RequestRow | null>(null)
  const [creating, setCreating] = useState(false)
  const chips = (['pending', 'approved', 'rejected', 'baja', 'all'] as const).map((value) => ({
    href: listHref(search, { estado: value === 'pending' ? null : value }),
    label: labels[value],
    current: status === value,
    count: counts && (value === 'all' ? sum(Object.values(counts)) : counts[value]),
  }))
  return (
    <>
      <PanelHead title="Solicitudes de Membresía">
        <ExportLink to="/admin/solicitudes.csv" />
        <Button icon="plus" onClick={() => setCreating(true)}>
          Crear Socio
        </Button>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar solicitudes por nombre, email o teléfono" placeholder="Buscar solicitudes..." />
        <Chips label="Estado" items={chips} />
      </div>
      <ListSheet
        label="Solicitudes"
        list={list}
        failure="Error al cargar las solicitudes"
        empty={<ListEmpty title={words ? 'No hay solicitudes que coincidan con la búsqueda' : empty[status]} />}
        columns={columns(search, widened ? '-fecha' : order, setShown, setDeleting)}
        rowKey={({ id }) => id}
        noun={['solicitud', 'solicitudes']}
      />
      <ReviewDialog
        request={rows.find(({ id }) => id === shown?.id) ?? shown}
        onClose={() => setShown(null)}
        onWithdraw={(request) => {
          setShown(null)
          setWithdrawing(request)
        }}
      />
      <WithdrawalDialog request={withdrawing} onClose={() => setWithdrawing(null)} />
      <DeletionDialog request={deleting} onClose={() => setDeleting(null)} />
      <NewSocioDialog open={creating} onClose={() => setCreating(false)} />
    </>
  )
}

function columns(
  search: string,
  order: string,
  show: (request: RequestRow) => void,
  remove: (request: RequestRow) => void,
): Column<RequestRow>[] {
  const sort = listSort(search, order)
  return [
    { head: 'Nombre', kind: 'name', cell: ({ fullName }) => fullName, sort: sort('nombre') },
    { head: 'Email', kind: 'mail', cell: ({ email }) => email },
    { head: 'Fecha', kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, 'es'), sort: sort('fecha') },
    {
      head: 'Estado',
      kind: 'status',
      cell: ({ status }) => (
        <StatusBadge status={requestStatuses[status].tone}>{requestStatuses[status].label}</StatusBadge>
      ),
    },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (request) => (
        <>
          <RowAction icon="eye" label={`Ver detalles de ${request.fullName}`} onClick={() => show(request)} />
          <RowAction
            icon="trash"
            danger
            label={`Eliminar la solicitud de ${request.fullName}`}
            onClick={() => remove(request)}
          />
        </>
      ),
    },
  ]
}

type AskProps = { request: RequestRow | null; onClose: () => void }

function WithdrawalDialog({ request, onClose }: AskProps) {
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      fetcherKey="withdraw-request"
      title={({ fullName }) => `¿Dar de baja a ${fullName}?`}
      confirmLabel="Dar de Baja"
      busyLabel="Guardando..."
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'baja', id })}
    >
      {({ completed }) => (
        <p>
          {completed
            ? 'Su ficha de socio pasará a inactiva.'
            : 'Su enlace para completar los datos dejará de funcionar.'}{' '}
          Una baja no se puede deshacer.
        </p>
      )}
    </RowConfirmDialog>
  )
}

function DeletionDialog({ request, onClose }: AskProps) {
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      fetcherKey="delete-request"
      title={({ fullName }) => `Eliminar la solicitud de ${fullName}`}
      confirmLabel="Eliminar solicitud"
      busyLabel="Eliminando..."
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'delete', id })}
    >
      {({ status, completed }) => (
        <>
          <p>¿Estás seguro? Esta acción no se puede deshacer. La solicitud será eliminada permanentemente.</p>
          <p className="small muted">
            Con ella se borran los correos que le hemos enviado
            {status === 'approved' && !completed ? ', y su enlace deja de funcionar' : ''}.
          </p>
        </>
      )}
    </RowConfirmDialog>
  )
}
