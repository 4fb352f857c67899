import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Chips } from '#app/ui/chips.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { listSort } from '#app/ui/panel/list-sort.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { SocioDeletionDialog } from './socio-deletion-dialog.tsx'
import { SocioDialog } from './socio-dialog.tsx'
import { readSocioFilter } from './socio-filter.server.ts'
import { listSocios, type SocioRow } from './socio-list.server.ts'
import { socioStatuses, type SocioStatus } from '#app/membership/statuses.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/socios: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readSocioFilter(url)
  return loadList(asked, () => listSocios(asked.request, asked.status, asked.order))
}

export default function SocioListPage({ loaderData: list }: Route.ComponentProps) {
  const { widened, search: words, status, order } = list
  const { search } = useLocation()
  const [shown, setShown] = useState<SocioRow | null>(null)
  const [deleting, setDeleting] = useState<SocioRow | null>(null)
  const chip = (value: SocioStatus | null, label: string) => ({
    href: listHref(search, { estado: value }),
    label,
    current: status === value,
  })
  return (
    <>
      <PanelHead title="Socios Activos">
        <ExportLink to="/admin/socios.csv" />
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar socios por nombre, email, número o teléfono" placeholder="Buscar socios..." />
        <Chips
          label="Estado"
          items={[
            chip(null, 'Todos'),
            chip('active', 'Activos'),
            chip('inactive', 'Inactivos'),
            chip('suspended', 'Suspendidos'),
          ]}
        />
      </div>
      <ListSheet
        label="Socios"
        list={list}
        failure="Error al cargar los socios"
        empty={<ListEmpty title={words || status ? 'Ningún socio coincide con la búsqueda' : 'No hay socios'} />}
        columns={columns(search, widened ? '-fecha' : order, setShown, setDeleting)}
        rowKey={({ id }) => id}
        noun={['socio', 'socios']}
      />
      <SocioDialog socio={shown} onClose={() => setShown(null)} />
      <SocioDeletionDialog socio={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function columns(
  search: string,
  order: string,
  show: (socio: SocioRow) => void,
  remove: (socio: SocioRow) => void,
): Column<SocioRow>[] {
  const sort = listSort(search, order)
  return [
    { head: 'Número', kind: 'meta', cell: ({ membershipNumber }) => membershipNumber, sort: sort('numero') },
    { head: 'Nombre', kind: 'name', cell: ({ fullName }) => fullName, sort: sort('nombre') },
    { head: 'Email', kind: 'mail', cell: ({ email }) => email },
    { head: 'Tipo', kind: 'text', cell: ({ membershipType }) => membershipType },
    {
      head: 'Estado',
      kind: 'status',
      cell: ({ status }) => (
        <StatusBadge status={socioStatuses[status].tone}>{socioStatuses[status].label}</StatusBadge>
      ),
    },
    { head: 'Fecha Alta', kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, 'es'), sort: sort('fecha') },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (socio) => (
        <>
          <RowAction icon="eye" label={`Ver ficha de ${socio.fullName}`} onClick={() => show(socio)} />
          <RowLink icon="pencil-simple" label={`Editar a ${socio.fullName}`} to={`/admin/socios/${socio.id}`} />
          <RowAction icon="trash" danger label={`Eliminar a ${socio.fullName}`} onClick={() => remove(socio)} />
        </>
      ),
    },
  ]
}
