import type { ComponentProps } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import type { MessageRow } from './messages.server.ts'

type Act = (message: MessageRow) => void

type MessageListProps = {
  list: ComponentProps<typeof ListSheet<MessageRow>>['list'] & {
    search: string
    state: string | null
    order: string
  }
  onShow: Act
  onRemove: Act
}

export function MessageList({ list, onShow, onRemove }: MessageListProps) {
  const sort = useListSort(list)
  return (
    <ListSheet
      label="Mensajes"
      list={list}
      failure="Error al cargar los mensajes"
      emptyTitle={list.search || list.state ? 'Ningún mensaje coincide con la búsqueda' : 'No hay mensajes'}
      columns={columns(sort, onShow, onRemove)}
      rowKey={({ id }) => id}
      noun={['mensaje', 'mensajes']}
    />
  )
}

function columns(sort: ListSort, show: Act, remove: Act): Column<MessageRow>[] {
  return [
    { head: 'Nombre', kind: 'name', cell: (message) => <MessageName message={message} onShow={show} /> },
    { head: 'Email', kind: 'mail', cell: ({ email }) => email },
    { head: 'Fecha', kind: 'meta', cell: ({ createdAt }) => formatDateTime(createdAt, 'es'), sort: sort('fecha') },
    { head: 'Estado', kind: 'status', cell: (message) => <MessageStatus {...message} /> },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (message) => <MessageActions message={message} onShow={show} onRemove={remove} />,
    },
  ]
}

function MessageName({ message, onShow }: { message: MessageRow; onShow: Act }) {
  const className = message.read ? 'message-name' : 'message-name message-new'
  return (
    <button type="button" className={className} onClick={() => onShow(message)}>
      {message.name}
    </button>
  )
}

function MessageStatus({ read, answered }: MessageRow) {
  if (answered) return <StatusBadge status="approved">Respondido</StatusBadge>
  return read ? <StatusBadge status="off">Leído</StatusBadge> : <StatusBadge status="pending">Sin leer</StatusBadge>
}

function MessageActions({ message, onShow, onRemove }: { message: MessageRow; onShow: Act; onRemove: Act }) {
  const name = `el mensaje de ${message.name}`
  return (
    <>
      <RowAction icon="envelope-open" label={`Leer ${name}`} onClick={() => onShow(message)} />
      <RowAction icon="trash" label={`Eliminar ${name}`} onClick={() => onRemove(message)} />
    </>
  )
}
