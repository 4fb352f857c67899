import type { ComponentProps } from 'react'
import { formatDate } from '#app/i18n/dates.ts'
import { requestStatuses } from '#app/membership/statuses.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import type { RequestRow } from './request-list.server.ts'

type Act = (request: RequestRow) => void

const emptyTitles = {
  pending: 'No hay solicitudes pendientes',
  approved: 'No hay solicitudes aprobadas',
  incomplete: 'No hay solicitudes aprobadas sin completar',
  rejected: 'No hay solicitudes rechazadas',
  baja: 'No hay solicitudes de baja',
  all: 'No hay solicitudes',
} as const

type RequestListProps = {
  list: ComponentProps<typeof ListSheet<RequestRow>>['list'] & {
    search: string
    status: keyof typeof emptyTitles
    order: string
  }
  onShow: Act
  onRemove: Act
}

export function RequestList({ list, onShow, onRemove }: RequestListProps) {
  const sort = useListSort(list)
  return (
    <ListSheet
      label="Solicitudes"
      list={list}
      failure="Error al cargar las solicitudes"
      emptyTitle={list.search ? 'No hay solicitudes que coincidan con la búsqueda' : emptyTitles[list.status]}
      columns={columns(sort, onShow, onRemove)}
      rowKey={({ id }) => id}
      noun={['solicitud', 'solicitudes']}
    />
  )
}

function columns(sort: ListSort, show: Act, remove: Act): Column<RequestRow>[] {
  return [
    { head: 'Nombre', kind: 'name', cell: ({ fullName }) => fullName, sort: sort('nombre') },
    { head: 'Email', kind: 'mail', cell: ({ email }) => email },
    { head: 'Fecha', kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, 'es'), sort: sort('fecha') },
    { head: 'Estado', kind: 'status', cell: (request) => <RequestStatusBadge {...request} /> },
    {
      kind: 'actions',
      cell: (request) => <RequestActions request={request} onShow={show} onRemove={remove} />,
    },
  ]
}

function RequestStatusBadge({ status }: RequestRow) {
  return <StatusBadge status={requestStatuses[status].tone}>{requestStatuses[status].label}</StatusBadge>
}

function RequestActions({ request, onShow, onRemove }: { request: RequestRow; onShow: Act; onRemove: Act }) {
  const { fullName } = request
  return (
    <>
      <RowAction icon="eye" label={`Ver detalles de ${fullName}`} onClick={() => onShow(request)} />
      <RowAction icon="trash" label={`Eliminar la solicitud de ${fullName}`} onClick={() => onRemove(request)} />
    </>
  )
}
