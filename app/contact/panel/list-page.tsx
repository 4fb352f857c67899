import { useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import * as v from 'valibot'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
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
import { deleteMessage, listMessages, markAnswered, markRead, type MessageRow } from './messages.server.ts'
import { MessageDialog } from './message-dialog.tsx'
import { readMessageFilter } from './message-filter.server.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/mensajes: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readMessageFilter(url)
  return loadList(asked, () => listMessages(asked.request, asked.state))
}

/** POST: administrators. Each act changes the message `id`. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, {
    read: act('', (actor, id) => markRead(actor, id).then(() => true)),
    answered: act('Mensaje marcado como respondido', (actor, id) => markAnswered(actor, id, true)),
    unanswered: act('Mensaje marcado como pendiente de respuesta', (actor, id) => markAnswered(actor, id, false)),
    delete: act('Mensaje eliminado', deleteMessage),
  })
}

function act(title: string, run: (actor: Actor, id: string) => Promise<boolean>) {
  return formAct({
    schema: v.object({ id: uuidField }),
    failed: 'Error al actualizar el mensaje',
    async run({ fields: { id }, actor, refuse }) {
      return (await run(actor, id)) ? { ok: true, title } : refuse('unknown', { title: 'Este mensaje ya no existe.' })
    },
  })
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
