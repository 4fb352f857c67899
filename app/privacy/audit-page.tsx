import { Allowed } from '#app/accounts/allowed.tsx'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { DayRange } from '#app/ui/panel/day-range.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { FilterSelect } from '#app/ui/panel/filter-select.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { AuditTabs } from './audit-tabs.tsx'
import { listAuditEvents, readAuditFilter, type AuditEvent } from './audit-events.server.ts'
import { auditFilterChoices } from './audit-choices.server.ts'
import { actorName, subjectLabel, auditLabel, type AuditActor } from './audit-labels.ts'
import { auditTexts, type AuditTexts } from './audit-texts.ts'
import { isSecurityEventKind, securityEventLabel } from './security-labels.ts'
import { fieldLabel, valueLabel } from './field-labels.ts'
import type { Route } from './+types/audit-page.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readAuditFilter(url)
  const { request, order, ...filter } = asked
  const narrowed = request.search !== '' || Object.values(filter).some((value) => value !== null)
  return loadList({ request, narrowed, order }, async () => {
    const [list, choices] = await Promise.all([listAuditEvents(asked), auditFilterChoices()])
    return { ...list, choices }
  })
}

const noChoices = { actors: [], actions: [] }

export default function AuditPage({ loaderData: list }: Route.ComponentProps) {
  const { choices = noChoices, narrowed } = list
  const sort = useListSort(list)
  const language = useLanguage()
  const t = usePanelTexts(auditTexts)
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="people.export">
          <ExportLink to="/admin/auditoria.csv" />
        </Allowed>
      </PanelHead>
      <AuditTabs current="team" />
      <p className="panel-lead">{t.list.lead}</p>
      <div className="panel-tools">
        <SearchBox label={t.list.search} placeholder={t.list.searchExample} />
        <FilterSelect label={t.list.action} name="accion" options={actionOptions(choices.actions, t.list, language)} />
        <FilterSelect label={t.list.actor} name="persona" options={actorOptions(choices.actors, t.list, language)} />
        <DayRange label={t.days} />
      </div>
      <ListSheet
        label={t.title}
        list={list}
        failure={t.list.notLoaded}
        emptyTitle={narrowed ? t.list.noneFound : t.list.none}
        columns={columns(t.list, language, sort)}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
    </>
  )
}

type ListTexts = AuditTexts['list']

function actionOptions(actions: string[], t: ListTexts, language: Language) {
  const options = actions.map((value) => ({ value, label: auditLabel(value, language) }))
  return [{ value: '', label: t.everyAction }, ...options.toSorted((a, b) => a.label.localeCompare(b.label, language))]
}

function actorOptions(actors: { id: string; actor: AuditActor }[], t: ListTexts, language: Language) {
  const options = actors.map(({ id, actor }) => ({ value: id, label: actorName(actor, language) }))
  return [{ value: '', label: t.everyActor }, ...options]
}

function columns({ heads }: ListTexts, language: Language, sort: ListSort): Column<AuditEvent>[] {
  return [
    { head: heads.what, kind: 'name', cell: ({ action, fields }) => <ActionText action={action} fields={fields} /> },
    { head: heads.subject, kind: 'text', cell: (event) => <SubjectText {...event} /> },
    { head: heads.who, kind: 'meta', cell: ({ actor }) => actorName(actor, language) },
    {
      head: heads.when,
      kind: 'meta',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
      sort: sort('fecha'),
    },
  ]
}

function ActionText({ action, fields }: { action: string; fields: string[] }) {
  const language = useLanguage()
  return (
    <span className="audit-cell">
      <span>{auditLabel(action, language)}</span>
      {fields.length > 0 && (
        <span className="small muted">{fields.map((field) => fieldLabel(field, language)).join(', ')}</span>
      )}
    </span>
  )
}

function SubjectText({ action, subject, currentSubject }: AuditEvent) {
  const language = useLanguage()
  const name = currentSubject?.name || subjectText(subject, language)
  return (
    <span className="audit-cell" title={subject}>
      <span className="small muted">{subjectLabel(action, language)}</span>
      {currentSubject?.href ? <PanelTextLink to={currentSubject.href} label={name} /> : <span>{name}</span>}
    </span>
  )
}

/** The subject of an export is a filter value; any other one is shortened to eight characters. */
function subjectText(id: string, language: Language): string {
  if (id === 'all') return auditTexts[language].list.everything
  if (/^\d{4}-\d{2}-\d{2}$/.test(id)) return formatDate(id, language)
  if (isSecurityEventKind(id)) return securityEventLabel(id, language)
  if (/^[a-z]+$/.test(id)) return valueLabel('status', id, language)
  return id.length > 12 ? `${id.slice(0, 8)}…` : id
}
