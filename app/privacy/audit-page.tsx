import { Link } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { DayRange } from '#app/ui/panel/day-range.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { FilterSelect } from '#app/ui/panel/filter-select.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { AuditTabs } from './audit-tabs.tsx'
import { listAuditEvents, readAuditFilter, auditFilterChoices, type AuditEvent } from './audit-events.server.ts'
import { subjectLabel, auditLabel } from './audit-labels.ts'
import { isSecurityEventKind, securityEventLabel } from './security-labels.ts'
import { fieldLabel, valueLabel } from './field-labels.ts'
import type { Route } from './+types/audit-page.ts'

export function loader({ url }: Route.LoaderArgs) {
  const { request, filter, order } = readAuditFilter(url)
  const narrowed = request.search !== '' || Object.values(filter).some((value) => value !== null)
  return loadList({ request, narrowed, order }, async () => {
    const [list, choices] = await Promise.all([listAuditEvents(request, filter, order), auditFilterChoices()])
    return { ...list, choices }
  })
}

const noChoices = { actors: [], actions: [] }

export default function AuditPage({ loaderData: list }: Route.ComponentProps) {
  const { choices = noChoices, narrowed } = list
  const sort = useListSort(list)
  return (
    <>
      <PanelHead title="Auditoría">
        <ExportLink to="/admin/auditoria.csv" />
      </PanelHead>
      <AuditTabs current="team" />
      <p className="panel-lead">
        Quién hizo qué en el panel, y a qué. Nadie puede cambiar ni borrar este registro; cada línea se borra sola a los
        3 años.
      </p>
      <div className="panel-tools">
        <SearchBox
          label="Buscar por nombre de la persona o de la cosa, o por su número"
          placeholder="Buscar en la auditoría..."
        />
        <FilterSelect label="Acción" name="accion" options={actionOptions(choices.actions)} />
        <FilterSelect label="Persona del equipo" name="persona" options={actorOptions(choices.actors)} />
        <DayRange label="Días" />
      </div>
      <ListSheet
        label="Auditoría"
        list={list}
        failure="Error al cargar la auditoría"
        emptyTitle={narrowed ? 'Nada coincide con la búsqueda' : 'Todavía no hay nada anotado'}
        columns={columns(sort)}
        rowKey={({ id }) => id}
        noun={['anotación', 'anotaciones']}
      />
    </>
  )
}

function actionOptions(actions: string[]) {
  const options = actions.map((value) => ({ value, label: auditLabel(value) }))
  return [
    { value: '', label: 'Todas las acciones' },
    ...options.toSorted((a, b) => a.label.localeCompare(b.label, 'es')),
  ]
}

function actorOptions(actors: { id: string; name: string }[]) {
  return [{ value: '', label: 'Todo el equipo' }, ...actors.map(({ id, name }) => ({ value: id, label: name }))]
}

const columns = (sort: ListSort): Column<AuditEvent>[] => [
  { head: 'Qué', kind: 'name', cell: ({ action, fields }) => <ActionText action={action} fields={fields} /> },
  { head: 'A qué', kind: 'text', cell: (event) => <SubjectText {...event} /> },
  { head: 'Quién', kind: 'meta', cell: ({ actor }) => actor },
  {
    head: 'Cuándo',
    kind: 'meta',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, 'es')}</time>,
    sort: sort('fecha'),
  },
]

function ActionText({ action, fields }: { action: string; fields: string[] }) {
  return (
    <span className="audit-cell">
      <span>{auditLabel(action)}</span>
      {fields.length > 0 && <span className="small muted">{fields.map(fieldLabel).join(', ')}</span>}
    </span>
  )
}

function SubjectText({ action, subject, currentSubject }: AuditEvent) {
  const name = currentSubject?.name || subjectText(subject)
  return (
    <span className="audit-cell" title={subject}>
      <span className="small muted">{subjectLabel(action)}</span>
      {currentSubject?.href ? (
        <Link to={currentSubject.href} className="text-link">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
    </span>
  )
}

/** The subject of an export is a filter value; any other one is shortened to eight characters. */
function subjectText(id: string): string {
  if (id === 'all') return 'Todo'
  if (isSecurityEventKind(id)) return securityEventLabel(id)
  if (/^[a-z]+$/.test(id)) return valueLabel('status', id)
  return id.length > 12 ? `${id.slice(0, 8)}…` : id
}
