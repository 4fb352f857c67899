import { useState } from 'react'
import { Link } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { LacksLanguage, LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { restaurantDeletionSchema } from './forms.ts'
import { restaurantTexts, type RestaurantTexts } from './panel-texts.ts'
import { deleteRestaurant } from './restaurants.server.ts'
import { listPanelRestaurants, readRestaurantFilter, type RestaurantRow } from './restaurant-list.server.ts'
import type { Route } from './+types/list-page.ts'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'

export function loader({ url }: Route.LoaderArgs) {
  return loadList(readRestaurantFilter(url), listPanelRestaurants)
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => deletion(restaurantTexts[language].deletion))
}

const deletion = (t: RestaurantTexts['deletion']) =>
  formAct({
    needs: 'restaurants.edit',
    schema: restaurantDeletionSchema,
    failed: t.failed,
    async run({ fields: { id }, actor, refuse }) {
      const outcome = await deleteRestaurant(id, actor)
      if (outcome.ok) return { ok: true, title: t.done, text: t.inTrash }
      return refuse(outcome.reason, { text: outcome.reason === 'unknown' ? t.unknown : usageText(t, outcome.events) })
    },
  })

const MAX_NAMED_EVENTS = 5

function usageText(t: RestaurantTexts['deletion'], events: readonly string[]): string {
  const named = events.slice(0, MAX_NAMED_EVENTS).map((title) => `«${title}»`)
  return t.used(events.length, named.join(', '), events.length - named.length)
}

export default function RestaurantListPage({ loaderData: list }: Route.ComponentProps) {
  const { search: query, lacks } = list
  const [deleting, setDeleting] = useState<RestaurantRow | null>(null)
  const writes = useCan()('restaurants.edit')
  const sort = useListSort(list)
  const t = usePanelTexts(restaurantTexts)
  return (
    <>
      <PanelHead title={t.title}>
        <ExportLink to="/admin/restaurantes.csv" />
        {writes && (
          <PanelButtonLink
            to="/admin/restaurantes/importar"
            variant="secondary"
            icon="upload-simple"
            label={t.list.import}
          />
        )}
        {writes && (
          <PanelButtonLink to="/admin/restaurantes/nuevo" data-act="create" icon="plus" label={t.newRestaurant} />
        )}
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.list.search} placeholder={t.list.searchExample} />
        <LacksLanguageFilter current={lacks} />
      </div>
      <ListSheet
        label={t.title}
        list={list}
        failure={t.list.failed}
        emptyTitle={query || lacks ? t.list.noneFound : t.list.none}
        columns={columns(t.list, sort, writes, setDeleting)}
        rowKey={({ id }) => id}
        noun={t.list.noun}
      />
      <DeleteDialog restaurant={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

type Act = (restaurant: RestaurantRow) => void

function columns(
  { heads }: RestaurantTexts['list'],
  sort: ListSort,
  writes: boolean,
  remove: Act,
): Column<RestaurantRow>[] {
  return [
    { head: heads.name, kind: 'name', cell: (restaurant) => <RestaurantName {...restaurant} />, sort: sort('nombre') },
    { head: heads.address, kind: 'text', cell: ({ address }) => address },
    { head: heads.stars, kind: 'status', cell: ({ stars }) => stars > 0 && <Badge tone="star">{stars}</Badge> },
    {
      head: heads.price,
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
  const { list: t } = usePanelTexts(restaurantTexts)
  const address = `/admin/restaurantes/${id}`
  if (!writes) return <RowLink icon="eye" label={t.view(name)} to={address} />
  return (
    <>
      <RowLink icon="pencil-simple" label={t.edit(name)} to={address} />
      <RowAction icon="trash" label={t.remove(name)} onClick={() => onRemove(restaurant)} />
    </>
  )
}

function DeleteDialog({ restaurant, onClose }: { restaurant: RestaurantRow | null; onClose: () => void }) {
  const { deletion: t } = usePanelTexts(restaurantTexts)
  return (
    <RowConfirmDialog
      row={restaurant}
      onClose={onClose}
      texts={t}
      action="/admin/restaurantes"
      fields={({ id }) => ({ id: String(id) })}
    >
      {({ name }) => (
        <p>
          {t.text(name)} {t.inTrash}
        </p>
      )}
    </RowConfirmDialog>
  )
}
