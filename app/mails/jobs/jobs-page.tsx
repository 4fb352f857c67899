import { useFetcher } from 'react-router'
import * as v from 'valibot'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { uuidField } from '#app/platform/forms/ids.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { MailTabs } from '../mail-tabs.tsx'
import { jobLabel, jobProblem } from './job-labels.ts'
import { listFailedJobs, listJobKinds, repeatJob, type FailedJob, type JobKind } from './job-list.server.ts'
import { jobTexts, type JobTexts } from './job-texts.ts'
import type { Route } from './+types/jobs-page.ts'

/** GET /admin/correos/tareas: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  const request = readListRequest(url)
  return loadList({ request, now: Date.now(), order: '-fecha' }, async () => {
    const [kinds, failed] = await Promise.all([listJobKinds(), listFailedJobs(request)])
    return { kinds, ...failed }
  })
}

/** POST: administrators. Repeats the failed job `id`. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => repeating(jobTexts[language].toasts))
}

const REPEATING = 'repeat-job'

const repeating = (t: JobTexts['toasts']) =>
  formAct({
    needs: 'jobs.repeat',
    schema: v.object({ name: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), id: uuidField }),
    failed: t.notRepeated,
    async run({ fields, actor, refuse }) {
      const outcome = await repeatJob(actor, fields)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.repeated, text: t.repeatedText }
    },
  })

export default function JobsPage({ loaderData: list }: Route.ComponentProps) {
  const language = useLanguage()
  const t = usePanelTexts(jobTexts)
  const { kinds = [], now } = list
  // Of the page: the row of a repeated job goes before its answer is shown.
  useAct(undefined, REPEATING)
  return (
    <>
      <PanelHead title={t.tabs.jobs} />
      <MailTabs current="jobs" />
      <p className="panel-lead">{t.lead}</p>
      <div className="sheets">
        {!list.failed && (
          <Sheet flush title={t.label}>
            {kinds.length > 0 ? (
              <DataTable
                label={t.label}
                columns={kindColumns(t, language, now)}
                rows={kinds}
                rowKey={({ name }) => name}
              />
            ) : (
              <ListEmpty title={t.none} />
            )}
          </Sheet>
        )}
        <ListSheet
          title={t.failed.title}
          label={t.failed.title}
          list={list}
          failure={t.notLoaded}
          emptyTitle={t.failed.none}
          columns={failedColumns(t, language)}
          rowKey={({ id }) => id}
          noun={t.failed.noun}
        />
      </div>
    </>
  )
}

function kindColumns(t: JobTexts, language: Language, now: number): Column<JobKind>[] {
  const { heads } = t
  return [
    { head: heads.kind, kind: 'name', cell: ({ name }) => jobLabel(name, language) },
    { head: heads.waiting, kind: 'number', cell: ({ waiting }) => waiting },
    { head: heads.active, kind: 'number', cell: ({ active }) => active },
    { head: heads.retried, kind: 'number', cell: ({ retried }) => retried },
    { head: heads.failed, kind: 'number', cell: ({ failed }) => failed },
    { head: heads.oldest, kind: 'text', cell: ({ oldest }) => ageText(t, now - Date.parse(oldest)) },
    { head: heads.next, kind: 'text', cell: ({ next }) => nextText(t, language, next, now) },
    { head: heads.error, kind: 'text', cell: ({ error }) => <Problem error={error} /> },
  ]
}

function failedColumns({ failed: { heads } }: JobTexts, language: Language): Column<FailedJob>[] {
  return [
    { head: heads.kind, kind: 'name', cell: ({ name }) => jobLabel(name, language) },
    { head: heads.at, kind: 'text', cell: ({ at }) => (at ? formatDateTime(at, language) : '—') },
    { head: heads.attempts, kind: 'number', cell: ({ attempts }) => attempts },
    { head: heads.error, kind: 'text', cell: ({ error }) => <Problem error={error} /> },
    { kind: 'actions', cell: (job) => <RepeatForm job={job} /> },
  ]
}

function Problem({ error }: { error: string | null }) {
  const language = useLanguage()
  const { noError } = usePanelTexts(jobTexts)
  return error ? jobProblem(error, language) : <span className="muted">{noError}</span>
}

function RepeatForm({ job: { id, name, at } }: { job: FailedJob }) {
  const language = useLanguage()
  const { failed: t } = usePanelTexts(jobTexts)
  const fetcher = useFetcher({ key: REPEATING })
  if (!useCan()('jobs.repeat')) return null
  const label = t.repeatOf(jobLabel(name, language), at ? formatDateTime(at, language) : '—')
  return (
    <fetcher.Form method="post" action="/admin/correos/tareas">
      <HiddenFields fields={{ name, id }} />
      <button type="submit" className="act" aria-label={label} aria-busy={fetcher.formData?.get('id') === id}>
        {t.repeat}
      </button>
    </fetcher.Form>
  )
}

const MINUTE_MS = 60_000

function ageText({ age }: JobTexts, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return age.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? age.hours(hours) : age.days(Math.floor(hours / 24))
}

function nextText(t: JobTexts, language: Language, next: string | null, now: number): string {
  if (!next) return '—'
  return Date.parse(next) - now < MINUTE_MS ? t.soon : formatDateTime(next, language)
}
