import { useState } from 'react'
import { data } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { rowId } from '#app/platform/forms/ids.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Button } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { ChangeList } from '#app/ui/panel/change-list.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { restorationSchema } from './forms.ts'
import { historyTexts } from './history-texts.ts'
import { findHistory, type RecordHistory } from './history.server.ts'
import { restoreBefore } from './restore-before.server.ts'
import { keptRecords, type KeptRecord } from './kept-records.ts'
import type { Route } from './+types/history-page.ts'

const recordAt = (segment: string | undefined) => keptRecords.find((one) => one.segment === segment) ?? null

/** GET: who may read the record. `hasta` is the newest change to show. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const { role, language } = await panelAccount(context, request, url)
  const record = requireRow(recordAt(params.noun))
  if (!can(role, record.read)) throw data('capability', { status: 403 })
  const id = requireRowId(params.id)
  const until = rowId(url.searchParams.get('hasta')) ?? undefined
  const history = requireRow(await findHistory(record, id, until, language))
  return { ...history, id, address: `/admin/historial/${record.segment}/${id}`, isOlder: until !== undefined }
}

/** POST: who may edit the record. `act` names its kind. */
export async function action(args: Route.ActionArgs) {
  const { noun, id } = args.params
  return panelActions(args, (language) =>
    Object.fromEntries(
      keptRecords.map((record) => [record.kind, restoring(record, record.segment === noun ? id : undefined, language)]),
    ),
  )
}

/** Of an address that names another kind than the form. */
const NO_ROW = 0

const restoring = (record: KeptRecord, id: string | undefined, language: Language) => {
  const t = historyTexts[language]
  return formAct({
    needs: record.edit,
    schema: restorationSchema,
    failed: t.failed,
    async run({ fields: { change, version: seen }, actor, refuse }) {
      const outcome = await restoreBefore(record, rowId(id) ?? NO_ROW, { change, seen }, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.restored }
    },
  })
}

type Change = RecordHistory['changes'][number]

export default function HistoryPage({ loaderData, params: { noun } }: Route.ComponentProps) {
  const { name, version, changes, older, isOlder, id, address } = loaderData
  const t = usePanelTexts(historyTexts)
  const record = recordAt(noun)
  const writes = useCan()(record?.edit ?? 'history.read')
  const [restoring, setRestoring] = useState<Change | null>(null)
  return (
    <>
      <PanelHead title={t.title(name)}>
        <BackLink to={record?.path.replace(':id', String(id)) ?? '/admin/papelera'}>{t.back}</BackLink>
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <Sheet title={t.label}>
        {changes.length === 0 && <p className="muted">{t.none}</p>}
        <ol className="version-list stack">
          {changes.map((change) => (
            <ChangeItem
              key={change.id}
              change={change}
              onRestore={writes && change.isRestorable ? () => setRestoring(change) : null}
            />
          ))}
        </ol>
        {(older !== null || isOlder) && (
          <p className="version-pages flow">
            {isOlder && <PanelTextLink to={address} label={t.newest} />}
            {older !== null && <PanelTextLink to={`${address}?hasta=${older}`} label={t.older} />}
          </p>
        )}
      </Sheet>
      <RestorationDialog
        change={restoring}
        fields={{ act: record?.kind ?? '', version: String(version) }}
        action={address}
        onClose={() => setRestoring(null)}
      />
    </>
  )
}

function ChangeItem({ change: { at, by, columns }, onRestore }: { change: Change; onRestore: (() => void) | null }) {
  const t = usePanelTexts(historyTexts)
  const when = formatDateTime(at, useLanguage())
  return (
    <li>
      <div className="version-head cluster">
        <h3 className="d6">{when}</h3>
        <p className="small muted">{by === null ? t.byUnknown : t.by(by)}</p>
        {onRestore && (
          <Button variant="neutral" size="sm" aria-label={t.restoreNamed(when)} onClick={onRestore} label={t.restore} />
        )}
      </div>
      <ChangeList
        to={t.to}
        changes={columns.map(({ column, label, before, after }) => ({ key: column, label, before, after }))}
      />
    </li>
  )
}

type RestorationDialogProps = {
  change: Change | null
  fields: Record<string, string>
  action: string
  onClose: () => void
}

function RestorationDialog({ change, fields, action: address, onClose }: RestorationDialogProps) {
  const t = usePanelTexts(historyTexts)
  const language = useLanguage()
  return (
    <RowConfirmDialog
      row={change}
      onClose={onClose}
      title={({ at }) => t.question(formatDateTime(at, language))}
      texts={{ confirm: t.restore, busy: t.restoring }}
      danger={false}
      action={address}
      fields={({ id }) => ({ ...fields, change: String(id) })}
    >
      {() => <p>{t.explanation}</p>}
    </RowConfirmDialog>
  )
}
