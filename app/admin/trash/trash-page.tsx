import { useFetcher } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatDateTime, formatShortDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { TRASH_DAYS } from '#app/platform/trash-days.ts'
import { takeOut } from '#app/platform/take-out.server.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { keptRecords, type KeptRecord } from '../history/kept-records.ts'
import { undeletionSchema } from './forms.ts'
import { listTrash, type TrashRow } from './trash-list.server.ts'
import { trashTexts, type TrashTexts } from './trash-texts.ts'
import type { Route } from './+types/trash-page.ts'

/** GET /admin/papelera: of the kinds that the account may edit. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { role } = await panelAccount(context, request, url)
  const kinds = keptRecords.filter(({ edit }) => can(role, edit)).map(({ kind }) => kind)
  const asked = readListRequest(url)
  return loadList({ request: asked, order: '-fecha' }, () => listTrash(asked, kinds))
}

/** POST: who may edit such records. `act` names the kind. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) =>
    Object.fromEntries(keptRecords.map((record) => [record.kind, undeleting(record, trashTexts[language])])),
  )
}

const undeleting = ({ kind, edit }: KeptRecord, t: TrashTexts) =>
  formAct({
    needs: edit,
    schema: undeletionSchema,
    failed: t.failed,
    async run({ fields: { id }, actor, refuse }) {
      const outcome = await takeOut(kind, id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.restored(outcome.name) }
    },
  })

const UNDELETING = 'undelete'

export default function TrashPage({ loaderData: list }: Route.ComponentProps) {
  const language = useLanguage()
  const t = usePanelTexts(trashTexts)
  // Of the page: the row of a restored record goes before its answer is shown.
  useAct(undefined, UNDELETING)
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead}</p>
      <ListSheet
        label={t.label}
        list={list}
        failure={t.notLoaded}
        emptyTitle={t.none}
        columns={columns(t, language)}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
    </>
  )
}

const KEPT_MS = TRASH_DAYS * 86_400_000

function columns(t: TrashTexts, language: Language): Column<TrashRow>[] {
  return [
    { head: t.heads.name, kind: 'name', cell: ({ name }) => name },
    {
      head: t.heads.kind,
      kind: 'meta',
      cell: ({ kind }) => keptRecords.find((one) => one.kind === kind)?.label[language],
    },
    { head: t.heads.deleted, kind: 'meta', cell: ({ deletedAt }) => formatDateTime(deletedAt, language) },
    { head: t.heads.by, kind: 'text', cell: ({ by }) => by ?? t.deletedAccount },
    {
      head: t.heads.until,
      kind: 'text',
      cell: ({ deletedAt }) => formatShortDate(new Date(deletedAt.getTime() + KEPT_MS)),
    },
    { kind: 'actions', cell: (row) => <RestoreForm row={row} /> },
  ]
}

function RestoreForm({ row: { id, kind, name } }: { row: TrashRow }) {
  const t = usePanelTexts(trashTexts)
  const fetcher = useFetcher({ key: UNDELETING })
  const record = keptRecords.find((one) => one.kind === kind)
  const mayEdit = useCan()
  if (!record || !mayEdit(record.edit)) return null
  return (
    <fetcher.Form method="post" action="/admin/papelera">
      <HiddenFields fields={{ act: kind, id }} />
      <button
        type="submit"
        className="act"
        aria-label={t.restoreNamed(name)}
        aria-busy={fetcher.formData?.get('id') === id}
      >
        {t.restore}
      </button>
    </fetcher.Form>
  )
}
