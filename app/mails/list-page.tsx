import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import { useState } from 'react'
import * as v from 'valibot'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { mailKindLabels, treasuryMailKinds } from '#app/mail-kinds.ts'
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
import { listMails, readMailFilter, type MailRow } from './mails.server.ts'
import { mailKindLabel, mailProblem } from './labels/mail-labels.ts'
import { MailTabs } from './mail-tabs.tsx'
import { mailsTexts, type MailsTexts } from './labels/panel-texts.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

/** GET /admin/correos: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  return loadList(readMailFilter(url), listMails)
}

/** POST: administrators. Sends the mail `id` again. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => sendingAgain(mailsTexts[language].toasts))
}

function sendingAgain(t: MailsTexts['toasts']) {
  return formAct({
    needs: 'mails.send',
    schema: v.object({ id: uuidField }),
    failed: t.notSent,
    async run({ fields: { id }, actor, refuse }) {
      const outcome = await sendMailAgain(actor, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.queued, text: t.again[outcome.was] }
    },
  })
}

export default function MailsPage({ loaderData: list }: Route.ComponentProps) {
  const narrowed = list.search || list.state || list.kind || list.message
  const sort = useListSort(list)
  const language = useLanguage()
  const t = usePanelTexts(mailsTexts)
  const can = useCan()
  const [sending, setSending] = useState<MailRow | null>(null)
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="people.export">
          <ExportLink to="/admin/correos.csv" />
        </Allowed>
      </PanelHead>
      <MailTabs current="mails" />
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <FilterSelect label={t.kind} name="tipo" options={kindOptions(t, language, can('treasury.read'))} />
        <FilterChips label={t.state} name="estado" current={list.state} options={stateOptions(t)} />
        {list.message && (
          <FilterChips
            label={t.message.label}
            name="mensaje"
            current={list.message}
            options={messageOptions(t, list.message)}
          />
        )}
      </div>
      <ListSheet
        label={t.title}
        list={list}
        failure={t.notLoaded}
        emptyTitle={narrowed ? t.noneFound : t.none}
        columns={columns(t, language, sort, setSending)}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
      <SendAgainDialog mail={sending} onClose={() => setSending(null)} />
    </>
  )
}

function kindOptions({ everyKind }: MailsTexts, language: Language, hasTreasury: boolean) {
  const kinds = Object.entries(mailKindLabels)
    .filter(([kind]) => hasTreasury || !treasuryMailKinds.includes(kind))
    .map(([value, label]) => ({ value, label: label[language] }))
  return [{ value: '', label: everyKind }, ...kinds]
}

function stateOptions({ states }: MailsTexts) {
  return [
    [null, states.all],
    ['queued', states.queued],
    ['sent', states.sent],
    ['failed', states.failed],
  ] as const
}

function messageOptions({ message: t }: MailsTexts, id: string) {
  return [
    [id, t.one],
    [null, t.all],
  ] as const
}

const tones = { queued: 'pending', sent: 'approved', failed: 'rejected' } as const

function columns(
  t: MailsTexts,
  language: Language,
  sort: ListSort,
  sendAgain: (mail: MailRow) => void,
): Column<MailRow>[] {
  const { heads } = t
  return [
    { head: heads.recipient, kind: 'mail', cell: ({ recipient }) => recipient },
    { head: heads.kind, kind: 'name', cell: ({ kind }) => mailKindLabel(kind, language) },
    { head: heads.date, kind: 'meta', cell: ({ at }) => formatDateTime(at, language), sort: sort('fecha') },
    {
      head: heads.state,
      kind: 'status',
      cell: ({ status }) => <StatusBadge status={tones[status]}>{t.badges[status]}</StatusBadge>,
    },
    { head: heads.attempts, kind: 'number', cell: ({ attempts }) => attempts },
    {
      head: heads.error,
      kind: 'text',
      cell: ({ lastError }) =>
        lastError ? <Problem text={mailProblem(lastError, language)} /> : <span className="muted">{t.noError}</span>,
    },
    {
      kind: 'actions',
      cell: (mail) =>
        mail.status !== 'queued' && (
          <RowAction
            icon="arrow-counter-clockwise"
            label={t.sendAgain(mail.recipient, mailKindLabel(mail.kind, language))}
            onClick={() => sendAgain(mail)}
          />
        ),
    },
  ]
}

/** Its first sentence, which opens where there are more. */
function Problem({ text }: { text: string }) {
  const [first, ...more] = text.split(/(?<=\.) /)
  if (more.length === 0) return text
  return (
    <details>
      <summary>{first}</summary>
      {more.join(' ')}
    </details>
  )
}

function SendAgainDialog({ mail, onClose }: { mail: MailRow | null; onClose: () => void }) {
  const { dialog: t } = usePanelTexts(mailsTexts)
  return (
    <RowConfirmDialog
      row={mail}
      onClose={onClose}
      texts={t}
      danger={false}
      action="/admin/correos"
      fields={({ id }) => ({ id })}
    >
      {({ recipient, status }) => <p>{status === 'sent' ? t.sent(recipient) : t.failed(recipient)}</p>}
    </RowConfirmDialog>
  )
}
