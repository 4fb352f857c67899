import { formatDateTime, formatTime } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { DayRange } from '#app/ui/panel/day-range.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { FilterSelect } from '#app/ui/panel/filter-select.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { AuditTabs } from './audit-tabs.tsx'
import { listSecurityEvents, readSecurityFilter, type SecurityEvent } from './security-list.server.ts'
import { securityEventKinds, securityEventLabel } from './security-labels.ts'
import type { Route } from './+types/security-page.ts'

export function loader({ url }: Route.LoaderArgs) {
  const { request, filter, order } = readSecurityFilter(url)
  const narrowed = Object.values(filter).some((value) => value !== null)
  return loadList({ request, narrowed, order }, () => listSecurityEvents(request, filter, order))
}

export default function SecurityPage({ loaderData: list }: Route.ComponentProps) {
  const sort = useListSort(list)
  const kinds = securityEventKinds.map((value) => ({ value, label: securityEventLabel(value) }))
  return (
    <>
      <PanelHead title="Auditoría">
        <ExportLink to="/admin/auditoria/seguridad.csv" />
      </PanelHead>
      <AuditTabs current="security" />
      <p className="panel-lead">
        Entradas, intentos de entrar y abusos de la web. De direcciones y cuentas se guarda solo una huella, que sirve
        para ver cuáles son la misma; cada línea se borra sola a los 30 días.
      </p>
      <div className="panel-tools">
        <FilterSelect label="Tipo" name="tipo" options={[{ value: '', label: 'Todos los tipos' }, ...kinds]} />
        <DayRange label="Días" />
      </div>
      <ListSheet
        label="Seguridad"
        list={list}
        failure="Error al cargar los registros de seguridad"
        emptyTitle={list.narrowed ? 'Nada coincide con el filtro' : 'No hay nada anotado'}
        columns={columns(sort)}
        rowKey={({ id }) => id}
        noun={['anotación', 'anotaciones']}
      />
    </>
  )
}

const columns = (sort: ListSort): Column<SecurityEvent>[] => [
  { head: 'Qué', kind: 'name', cell: ({ kind }) => securityEventLabel(kind) },
  { head: 'Veces', kind: 'number', cell: ({ count }) => count },
  { head: 'Dónde', kind: 'text', cell: ({ route }) => route ?? '—' },
  { head: 'Dirección', kind: 'text', cell: ({ address }) => address ?? 'Varias' },
  { head: 'Cuenta', kind: 'text', cell: ({ account }) => account ?? '—' },
  { head: 'Cuándo', kind: 'meta', cell: (event) => <When {...event} />, sort: sort('fecha') },
]

function When({ firstAt, lastAt }: SecurityEvent) {
  const until = formatTime(lastAt, 'es')
  return (
    <>
      <time dateTime={firstAt}>{formatDateTime(firstAt, 'es')}</time>
      {until !== formatTime(firstAt, 'es') && ` – ${until}`}
    </>
  )
}
