import { Allowed } from '#app/accounts/allowed.tsx'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowLink } from '#app/ui/panel/row-action.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { listAccounts, readAccountFilter, type AccountRow } from './account-list.server.ts'
import { accountStates } from './account-states.ts'
import { accountTexts, type AccountTexts } from './account-texts.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/tesoreria/cuentas */
export function loader({ url }: Route.LoaderArgs) {
  return loadList(readAccountFilter(url), listAccounts)
}

export default function AccountListPage({ loaderData: list }: Route.ComponentProps) {
  const { list: t } = usePanelTexts(accountTexts)
  const sort = useListSort(list)
  const states = [
    [null, t.states.all] as const,
    ...accountStates.map((state) => [state, t.states[state]] as const),
  ] as const
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="treasury.edit">
          <PanelButtonLink
            to="/admin/tesoreria/remesas/devoluciones"
            variant="secondary"
            icon="upload-simple"
            label={t.importStatement}
          />
        </Allowed>
        <Allowed to="people.export">
          <ExportLink to="/admin/tesoreria/cuentas.csv" />
        </Allowed>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <FilterChips label={t.state} name="estado" current={list.state} options={states} />
      </div>
      <ListSheet
        label={t.title}
        list={list}
        failure={t.notLoaded}
        emptyTitle={list.search ? t.noneFound : t.none[list.state ?? 'all']}
        columns={columns(t, sort)}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
    </>
  )
}

const euros = (cents: number) => (cents === 0 ? '' : formatCents(cents))

function columns(t: AccountTexts['list'], sort: ListSort): Column<AccountRow>[] {
  const pathOf = ({ id }: AccountRow) => `/admin/tesoreria/cuentas/${id}`
  const nameOf = ({ name, number }: AccountRow) => name ?? number
  return [
    { head: t.heads.number, kind: 'meta', cell: ({ number }) => number, sort: sort('numero') },
    { head: t.heads.name, kind: 'name', cell: (row) => <PanelTextLink to={pathOf(row)} label={row.name ?? t.gone} /> },
    { head: t.heads.owed, kind: 'number', cell: ({ owedCents }) => euros(owedCents), sort: sort('debe') },
    { head: t.heads.credit, kind: 'number', cell: ({ creditCents }) => euros(creditCents) },
    {
      head: t.heads.state,
      kind: 'status',
      cell: ({ holdWhy, status }) => (
        <>
          {holdWhy !== null && <StatusBadge status="rejected">{t.held}</StatusBadge>}
          {status === 'inactive' && <StatusBadge status="off">{t.left}</StatusBadge>}
        </>
      ),
    },
    { kind: 'actions', cell: (row) => <RowLink icon="eye" label={t.open(nameOf(row))} to={pathOf(row)} /> },
  ]
}
