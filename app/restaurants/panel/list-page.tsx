import { useState } from 'react'
import { Link } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { LacksLanguage, LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { restaurantDeletionSchema } from './forms.ts'
import { deleteRestaurant, listPanelRestaurants, type RestaurantRow } from './restaurants.server.ts'
import { readRestaurantFilter } from './restaurant-filter.server.ts'
import type { Route } from './+types/list-page.ts'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readRestaurantFilter(url)
  return loadList(asked, () => listPanelRestaurants(asked.request, asked.lacks, asked.order))
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => deletion)
}

const deletion = formAct({
  schema: restaurantDeletionSchema,
  failed: 'Error al eliminar el restaurante',
  async run({ fields: { id }, actor, refuse }) {
    const outcome = await deleteRestaurant(id, actor)
    if (outcome.ok) return { ok: true, title: 'Restaurante eliminado con éxito' }
    const text = outcome.reason === 'unknown' ? 'Este restaurante ya no existe.' : usageText(outcome.events)
    return refuse(outcome.reason, { text })
  },
})

const MAX_NAMED_EVENTS = 5

function usageText(events: readonly string[]): string {
  const named = events.slice(0, MAX_NAMED_EVENTS).map((title) => `«${title}»`)
  if (events.length > MAX_NAMED_EVENTS) named.push(`${events.length - MAX_NAMED_EVENTS} más`)
  return `Está en ${events.length === 1 ? 'un evento' : `${events.length} eventos`}: ${named.join(', ')}. Quítalo antes de ${events.length === 1 ? 'ese evento' : 'esos eventos'}.`
}

export default function RestaurantListPage({ loaderData: list }: Route.ComponentProps) {
  const { search: query, lacks } = list
  const [deleting, setDeleting] = useState<RestaurantRow | null>(null)
  const writes = useCan()('restaurants', 'write')
  const sort = useListSort(list)
  return (
    <>
      <PanelHead title="Restaurantes">
        <ExportLink to="/admin/restaurantes.csv" />
        {writes && (
          <Link to="/admin/restaurantes/nuevo" className={buttonClass()}>
            {buttonContent({ icon: 'plus', children: 'Nuevo restaurante' })}
          </Link>
        )}
      </PanelHead>
      <div className="panel-tools">
        <SearchBox
          label="Buscar restaurantes por nombre, dirección o especialidad"
          placeholder="Buscar restaurantes..."
        />
        <LacksLanguageFilter current={lacks} />
      </div>
      <ListSheet
        label="Restaurantes"
        list={list}
        failure="Error al cargar los restaurantes"
        emptyTitle={query || lacks ? 'Ningún restaurante coincide con la búsqueda' : 'No hay restaurantes registrados'}
        columns={columns(sort, writes, setDeleting)}
        rowKey={({ id }) => id}
        noun={['restaurante', 'restaurantes']}
      />
      <DeleteDialog restaurant={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

type Act = (restaurant: RestaurantRow) => void

function columns(sort: ListSort, writes: boolean, remove: Act): Column<RestaurantRow>[] {
  return [
    { head: 'Nombre', kind: 'name', cell: (restaurant) => <RestaurantName {...restaurant} />, sort: sort('nombre') },
    { head: 'Dirección', kind: 'text', cell: ({ address }) => address },
    { head: 'Estrellas', kind: 'status', cell: ({ stars }) => stars > 0 && <Badge tone="star">{stars}</Badge> },
    {
      head: 'Precio medio',
      kind: 'number',
      cell: ({ averagePrice }) => (averagePrice > 0 ? formatEuros(averagePrice) : '–'),
    },
    {
      kind: 'actions',
      cell: (restaurant) => <RestaurantActions restaurant={restaurant} writes={writes} onRemove={remove} />,
    },
  ]
}

function RestaurantName(restaurant: RestaurantRow) {
  return (
    <>
      <Link to={`/admin/restaurantes/${restaurant.id}`}>{restaurant.name}</Link> <LacksLanguage {...restaurant} />
    </>
  )
}

type RestaurantActionsProps = { restaurant: RestaurantRow; writes: boolean; onRemove: Act }

function RestaurantActions({ restaurant, writes, onRemove }: RestaurantActionsProps) {
  const { id, name } = restaurant
  const address = `/admin/restaurantes/${id}`
  if (!writes) return <RowLink icon="eye" label={`Ver ${name}`} to={address} />
  return (
    <>
      <RowLink icon="pencil-simple" label={`Editar ${name}`} to={address} />
      <RowAction icon="trash" label={`Eliminar ${name}`} onClick={() => onRemove(restaurant)} />
    </>
  )
}

function DeleteDialog({ restaurant, onClose }: { restaurant: RestaurantRow | null; onClose: () => void }) {
  return (
    <RowConfirmDialog
      row={restaurant}
      onClose={onClose}
      fetcherKey="delete-restaurant"
      title="¿Eliminar el restaurante?"
      confirmLabel="Eliminar restaurante"
      busyLabel="Eliminando..."
      action="/admin/restaurantes"
      fields={({ id }) => ({ id: String(id) })}
    >
      {({ name }) => (
        <p>
          {name} se borra con sus menús, platos y valoraciones, y su página deja de existir. Si algún evento lo usa, se
          conserva. Esta acción no se puede deshacer.
        </p>
      )}
    </RowConfirmDialog>
  )
}
