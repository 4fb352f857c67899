import { useState } from 'react'
import { useFetcher } from 'react-router'
import * as v from 'valibot'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { deleteMessage, listMessages, markAnswered, markRead, type MessageRow } from './messages.server.ts'
import { MessageDialog } from './message-dialog.tsx'
import { readMessageFilter } from './message-filter.server.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { MessageList } from './message-list.tsx'

/** GET /admin/mensajes: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readMessageFilter(url)
  return loadList(asked, () => listMessages(asked.request, asked.state, asked.order))
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
  const [open, setOpen] = useState<MessageRow | null>(null)
  const [deleting, setDeleting] = useState<MessageRow | null>(null)
  const reading = useFetcher({ key: 'read-message' })

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
        <FilterChips label="Estado" name="estado" current={list.state} options={stateOptions} />
      </div>
      <MessageList list={list} onShow={show} onRemove={setDeleting} />
      <MessageDialog
        message={open}
        onClose={() => setOpen(null)}
        onAnswered={() => setOpen((now) => now && { ...now, answered: !now.answered })}
      />
      <DeleteDialog message={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

const stateOptions = [
  [null, 'Todos'],
  ['unread', 'Sin leer'],
  ['read', 'Leídos'],
  ['unanswered', 'Sin responder'],
] as const

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
