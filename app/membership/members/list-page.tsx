import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { SocioDeletionDialog } from './socio-deletion-dialog.tsx'
import { SocioDialog } from './socio-dialog.tsx'
import { readSocioFilter } from './socio-filter.server.ts'
import { listSocios, type SocioRow } from './socio-list.server.ts'
import { socioStatuses } from '#app/membership/statuses.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

/** GET /admin/socios: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readSocioFilter(url)
  return loadList(asked, () => listSocios(asked.request, asked.status, asked.order))
}

export default function SocioListPage({ loaderData: list }: Route.ComponentProps) {
  const [shown, setShown] = useState<SocioRow | null>(null)
  const [deleting, setDeleting] = useState<SocioRow | null>(null)
  const sort = useListSort(list)
  const status = list.status ?? 'all'
  return (
    <>
      <PanelHead title={titles[status]}>
        <ExportLink to="/admin/socios.csv" />
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar socios por nombre, email, número o teléfono" placeholder="Buscar socios..." />
        <FilterChips label="Estado" name="estado" current={statusParameters[status]} options={statusOptions} />
      </div>
      <ListSheet
        label="Socios"
        list={list}
        failure="Error al cargar los socios"
        emptyTitle={list.search ? 'Ningún socio coincide con la búsqueda' : emptyTitles[status]}
        emptyAction={list.search && list.status && <AllStatuses />}
        columns={columns(sort, setShown, setDeleting, list.rows)}
        rowKey={({ id }) => id}
        noun={['socio', 'socios']}
      />
      <SocioDialog socio={shown} onClose={() => setShown(null)} />
      <SocioDeletionDialog socio={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function AllStatuses() {
  const { search } = useLocation()
  return (
    <Link to={listHref(search, { estado: statusParameters.all })} className="text-link">
      Buscar entre todos los socios
    </Link>
  )
}

/** «Socios Activos» and «No hay socios» as specified. */
const titles = {
  active: 'Socios Activos',
  inactive: 'Socios Inactivos',
  suspended: 'Socios Suspendidos',
  all: 'Socios',
} as const

const emptyTitles = {
  active: 'No hay socios',
  inactive: 'No hay socios inactivos',
  suspended: 'No hay socios suspendidos',
  all: 'No hay socios',
} as const

const statusParameters = { active: null, inactive: 'inactive', suspended: 'suspended', all: 'todos' } as const

const statusOptions = [
  [statusParameters.active, 'Activos'],
  [statusParameters.inactive, 'Inactivos'],
  [statusParameters.suspended, 'Suspendidos'],
  [statusParameters.all, 'Todos'],
] as const

type Act = (socio: SocioRow) => void

/** The type is shown when it says something: when somebody's is not «Regular». */
function columns(sort: ListSort, show: Act, remove: Act, rows: SocioRow[]): Column<SocioRow>[] {
  const type: Column<SocioRow> = { head: 'Tipo', kind: 'text', cell: ({ membershipType }) => membershipType }
  return [
    { head: 'Número', kind: 'meta', cell: ({ membershipNumber }) => membershipNumber, sort: sort('numero') },
    { head: 'Nombre', kind: 'name', cell: ({ fullName }) => fullName, sort: sort('nombre') },
    { head: 'Email', kind: 'mail', cell: ({ email }) => email },
    ...(rows.some(({ membershipType }) => membershipType !== 'Regular') ? [type] : []),
    { head: 'Estado', kind: 'status', cell: (socio) => <SocioStatusBadge {...socio} /> },
    { head: 'Fecha Alta', kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, 'es'), sort: sort('fecha') },
    {
      kind: 'actions',
      cell: (socio) => <SocioActions socio={socio} onShow={show} onRemove={remove} />,
    },
  ]
}

function SocioStatusBadge({ status }: SocioRow) {
  return <StatusBadge status={socioStatuses[status].tone}>{socioStatuses[status].label}</StatusBadge>
}

function SocioActions({ socio, onShow, onRemove }: { socio: SocioRow; onShow: Act; onRemove: Act }) {
  const { id, fullName } = socio
  return (
    <>
      <RowAction icon="eye" label={`Ver ficha de ${fullName}`} onClick={() => onShow(socio)} />
      <RowLink icon="pencil-simple" label={`Editar a ${fullName}`} to={`/admin/socios/${id}`} />
      <RowAction icon="trash" label={`Eliminar a ${fullName}`} onClick={() => onRemove(socio)} />
    </>
  )
}
