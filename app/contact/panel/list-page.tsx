import { useState } from 'react'
import { data, useFetcher, useLocation } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { emptyPage } from '#app/platform/forms/list-request.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Chips } from '#app/ui/chips.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { deleteMessage, listMessages, markAnswered, markRead, type MessageRow } from './messages.server.ts'
import { MessageDialog } from './message-dialog.tsx'
import { readMessageFilter } from './message-filter.server.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/mensajes: administrators. */
export async function loader({ url }: Route.LoaderArgs) {
  const { request, state } = readMessageFilter(url)
  try {
    return { ...(await listMessages(request, state)), ...request, state, failed: false }
  } catch (error) {
    rethrowUnavailable(error)
    log.error({ err: error }, 'messages not listed')
    return { ...emptyPage, ...request, state, failed: true }
  }
}

/** POST: administrators. `act`: read, answered, unanswered or delete, on the message `id`. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: by } = await panelAccount(context, request, url)
  const form = await readForm(request)
  const id = textIn(form, 'id')
  const act = textIn(form, 'act')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw data('message', { status: 400 })
  if (act === 'read') {
    await markRead(by, id)
    return data<Answer | null>(null)
  }
  if (act === 'delete') return answer(await deleteMessage(by, id), 'Mensaje eliminado')
  if (act === 'answered') return answer(await markAnswered(by, id, true), 'Mensaje marcado como respondido')
  if (act === 'unanswered')
    return answer(await markAnswered(by, id, false), 'Mensaje marcado como pendiente de respuesta')
  throw data('act', { status: 400 })
}

function answer(found: boolean, title: string) {
  if (found) return data<Answer | null>({ ok: true, title })
  return data<Answer | null>({ ok: false, title: 'Este mensaje ya no existe.' }, { status: 404 })
}

export default function MessageListPage({ loaderData: list }: Route.ComponentProps) {
  const { search: words, state } = list
  const { search } = useLocation()
  const [open, setOpen] = useState<MessageRow | null>(null)
  const [deleting, setDeleting] = useState<MessageRow | null>(null)
  const reading = useFetcher({ key: 'read-message' })
  const chip = (value: typeof state, label: string) => ({
    href: listHref(search, { estado: value }),
    label,
    current: state === value,
  })

  function show(message: MessageRow) {
    setOpen(message)
    if (!message.read)
      void reading.submit({ act: 'read', id: message.id }, { method: 'post', action: '/admin/mensajes' })
  }

  return (
    <>
      <PanelHead title="Mensajes">
        <ExportLink to="/admin/mensajes.csv" />
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar mensajes por nombre, email o texto" placeholder="Buscar mensajes..." />
        <Chips
          label="Estado"
          items={[
            chip(null, 'Todos'),
            chip('unread', 'Sin leer'),
            chip('read', 'Leídos'),
            chip('unanswered', 'Sin responder'),
          ]}
        />
      </div>
      <ListSheet
        label="Mensajes"
        list={list}
        failure="Error al cargar los mensajes"
        empty={<ListEmpty title={words || state ? 'Ningún mensaje coincide con la búsqueda' : 'No hay mensajes'} />}
        columns={columns(show, setDeleting)}
        rowKey={({ id }) => id}
        noun={['mensaje', 'mensajes']}
      />
      <MessageDialog
        message={open}
        onClose={() => setOpen(null)}
        onAnswered={() => setOpen((now) => now && { ...now, answered: !now.answered })}
      />
      <DeleteDialog message={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function columns(show: (message: MessageRow) => void, remove: (message: MessageRow) => void): Column<MessageRow>[] {
  return [
    {
      head: 'Nombre',
      kind: 'name',
      cell: (message) => (
        <button
          type="button"
          className={message.read ? 'message-name' : 'message-name message-new'}
          onClick={() => show(message)}
        >
          {message.name}
        </button>
      ),
    },
    { head: 'Email', kind: 'mail', cell: ({ email }) => email },
    { head: 'Fecha', kind: 'meta', cell: ({ createdAt }) => formatDateTime(createdAt, 'es') },
    { head: 'Estado', kind: 'status', cell: (message) => <MessageStatus {...message} /> },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (message) => (
        <>
          <RowAction icon="envelope-open" label={`Leer el mensaje de ${message.name}`} onClick={() => show(message)} />
          <RowAction
            icon="trash"
            danger
            label={`Eliminar el mensaje de ${message.name}`}
            onClick={() => remove(message)}
          />
        </>
      ),
    },
  ]
}

function MessageStatus({ read, answered }: MessageRow) {
  if (answered) return <StatusBadge status="approved">Respondido</StatusBadge>
  return read ? <StatusBadge status="off">Leído</StatusBadge> : <StatusBadge status="pending">Sin leer</StatusBadge>
}

function DeleteDialog({ message, onClose }: { message: MessageRow | null; onClose: () => void }) {
  return (
    <RowConfirmDialog
      row={message}
      onClose={onClose}
      fetcherKey="delete-message"
      title="¿Eliminar el mensaje?"
      confirmLabel="Eliminar mensaje"
      busyLabel="Eliminando..."
      action="/admin/mensajes"
      fields={({ id }) => ({ act: 'delete', id })}
    >
      {({ name }) => (
        <p>
          El mensaje de {name} se borra con sus datos de contacto; el aviso que llegó al correo del club no. Esta acción
          no se puede deshacer.
        </p>
      )}
    </RowConfirmDialog>
  )
}
