import { useState } from 'react'
import * as v from 'valibot'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { mailKindLabel, mailKinds } from '#app/mail-kinds.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { sendMailAgain } from '#app/platform/mail/mail.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { FilterSelect } from '#app/ui/panel/filter-select.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { readMailFilter } from './mail-filter.server.ts'
import { listMails, type MailRow } from './mails.server.ts'
import { mailProblem, mailStateNames } from './mail-labels.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

/** GET /admin/correos: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readMailFilter(url)
  return loadList(asked, () => listMails(asked.request, asked.state, asked.kind, asked.order))
}

/** POST: administrators. Sends the mail `id` again. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => sendingAgain)
}

const sendingAgain = formAct({
  schema: v.object({ id: uuidField }),
  failed: 'Error al reenviar el correo',
  async run({ fields: { id }, actor, refuse }) {
    const outcome = await sendMailAgain(actor, id)
    if (!outcome.ok) return refuse(outcome.reason, { text: refusals[outcome.reason] })
    const again = outcome.was === 'sent' ? 'Se enviará otra vez' : 'Se volverá a intentar'
    return { ok: true, title: 'Correo en cola', text: `${again} en unos segundos.` }
  },
})

const refusals = { queued: 'Todavía está en cola: saldrá solo.', unknown: 'Este correo ya no existe.' }

export default function MailsPage({ loaderData: list }: Route.ComponentProps) {
  const narrowed = list.search || list.state || list.kind
  const sort = useListSort(list)
  const [sending, setSending] = useState<MailRow | null>(null)
  return (
    <>
      <PanelHead title="Correos">
        <ExportLink to="/admin/correos.csv" />
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar correos por destinatario" placeholder="Buscar correos..." />
        <FilterSelect label="Tipo de correo" name="tipo" options={kindOptions} />
        <FilterChips label="Estado" name="estado" current={list.state} options={stateOptions} />
      </div>
      <ListSheet
        label="Correos"
        list={list}
        failure="Error al cargar los correos"
        emptyTitle={narrowed ? 'Ningún correo coincide con la búsqueda' : 'No hay correos'}
        columns={columns(sort, setSending)}
        rowKey={({ id }) => id}
        noun={['correo', 'correos']}
      />
      <SendAgainDialog mail={sending} onClose={() => setSending(null)} />
    </>
  )
}

const kindOptions = [
  { value: '', label: 'Todos los tipos' },
  ...Object.entries(mailKinds).map(([value, { label }]) => ({ value, label })),
]

const stateOptions = [
  [null, 'Todos'],
  ['queued', 'En cola'],
  ['sent', 'Enviados'],
  ['failed', 'Fallidos'],
] as const

const tones = { queued: 'pending', sent: 'approved', failed: 'rejected' } as const

function columns(sort: ListSort, sendAgain: (mail: MailRow) => void): Column<MailRow>[] {
  return [
    { head: 'Destinatario', kind: 'name', cell: ({ recipient }) => recipient },
    { head: 'Tipo', kind: 'mail', cell: ({ kind }) => mailKindLabel(kind) },
    { head: 'Fecha', kind: 'meta', cell: ({ at }) => formatDateTime(at, 'es'), sort: sort('fecha') },
    {
      head: 'Estado',
      kind: 'status',
      cell: ({ status }) => <StatusBadge status={tones[status]}>{mailStateNames[status]}</StatusBadge>,
    },
    { head: 'Intentos', kind: 'number', cell: ({ attempts }) => attempts },
    {
      head: 'Último error',
      kind: 'text',
      cell: ({ lastError }) => (lastError ? mailProblem(lastError) : <span className="muted">Ninguno</span>),
    },
    {
      kind: 'actions',
      cell: (mail) =>
        mail.status !== 'queued' && (
          <RowAction
            icon="arrow-counter-clockwise"
            label={`Reenviar a ${mail.recipient}: ${mailKindLabel(mail.kind)}`}
            onClick={() => sendAgain(mail)}
          />
        ),
    },
  ]
}

function SendAgainDialog({ mail, onClose }: { mail: MailRow | null; onClose: () => void }) {
  return (
    <RowConfirmDialog
      row={mail}
      onClose={onClose}
      fetcherKey="send-mail-again"
      title="¿Reenviar el correo?"
      confirmLabel="Reenviar correo"
      busyLabel="Reenviando..."
      danger={false}
      action="/admin/correos"
      fields={({ id }) => ({ id })}
    >
      {({ recipient, status }) => (
        <p>
          {status === 'sent'
            ? `${recipient} ya lo tiene y lo recibirá otra vez. El correo se escribe de nuevo con los datos de ahora.`
            : `Se volverá a intentar el envío a ${recipient}. El correo se escribe de nuevo con los datos de ahora.`}
        </p>
      )}
    </RowConfirmDialog>
  )
}
