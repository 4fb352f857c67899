import { useCan } from '#app/accounts/use-can.ts'
import { Allowed } from '#app/accounts/allowed.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import * as v from 'valibot'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import {
  deleteMessage,
  listMessages,
  markAnswered,
  markRead,
  readMessageFilter,
  type MessageRow,
} from './messages.server.ts'
import { MessageDialog } from './message-dialog.tsx'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { MessageList } from './message-list.tsx'
import { messageTexts, type MessageTexts } from './panel-texts.ts'

/** GET /admin/mensajes: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  return loadList(readMessageFilter(url), listMessages)
}

/** POST: administrators. Each act changes the message `id`. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => messageActs(messageTexts[language]))
}

function messageActs(t: MessageTexts) {
  const act = (title: string, run: (actor: Actor, id: string) => Promise<boolean>) =>
    formAct({
      needs: 'messages.edit',
      schema: v.object({ id: uuidField }),
      failed: t.updateFailed,
      async run({ fields: { id }, actor, refuse }) {
        return (await run(actor, id)) ? { ok: true, title } : refuse('unknown', { title: t.unknown })
      },
    })
  return {
    read: act('', (actor, id) => markRead(actor, id, true).then(() => true)),
    unread: act('', (actor, id) => markRead(actor, id, false).then(() => true)),
    answered: act(t.answered, (actor, id) => markAnswered(actor, id, true)),
    unanswered: act(t.unanswered, (actor, id) => markAnswered(actor, id, false)),
    delete: act(t.deleted, deleteMessage),
  }
}

export default function MessageListPage({ loaderData: list }: Route.ComponentProps) {
  const t = usePanelTexts(messageTexts)
  const [open, setOpen] = useState<MessageRow | null>(null)
  const [deleting, setDeleting] = useState<MessageRow | null>(null)
  const reading = useFetcher({ key: 'read-message' })
  const writes = useCan()('messages.edit')

  function show(message: MessageRow) {
    setOpen(message)
    if (!message.read && writes)
      void reading.submit({ act: 'read', id: message.id }, { method: 'post', action: '/admin/mensajes' })
  }

  const { open: asked } = (useLocation().state ?? {}) as { open?: unknown }
  const showAsked = useEffectEvent(() => {
    const message = list.failed ? undefined : list.rows.find(({ id }) => id === asked)
    if (message) show(message)
  })
  // The dashboard's queue names the message to open.
  useEffect(() => showAsked(), [])

  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="people.export">
          <ExportLink to="/admin/mensajes.csv" />
        </Allowed>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <FilterChips label={t.state} name="estado" current={list.state} options={stateOptions(t)} />
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

function stateOptions({ states }: MessageTexts) {
  return [
    [null, states.all],
    ['unread', states.unread],
    ['read', states.read],
    ['unanswered', states.unanswered],
  ] as const
}

function DeleteDialog({ message, onClose }: { message: MessageRow | null; onClose: () => void }) {
  const { deletion: t } = usePanelTexts(messageTexts)
  return (
    <RowConfirmDialog
      row={message}
      onClose={onClose}
      texts={t}
      action="/admin/mensajes"
      fields={({ id }) => ({ act: 'delete', id })}
    >
      {({ name }) => <p>{t.text(name)}</p>}
    </RowConfirmDialog>
  )
}
