import { useCan } from '#app/accounts/use-can.ts'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { maskIban } from '#app/banking/iban.ts'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { selectedValue } from '#app/platform/forms/selection.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { Selection } from '#app/ui/panel/selection.tsx'
import { UnreachableMark } from '#app/ui/panel/unreachable-mark.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { listMandates, readMandateFilter, type MandateRow } from './mandate-list.server.ts'
import { MandateStatusBadge } from './mandate-status-badge.tsx'
import { mandateTexts, type MandateTexts } from './panel-texts.ts'
import { selectedMandateActs } from './selected-actions.server.ts'
import type { Route } from './+types/mandates-page.ts'

/** GET /admin/tesoreria/ordenes: first the members without an order in force. */
export function loader({ url }: Route.LoaderArgs) {
  return loadList(readMandateFilter(url), listMandates)
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, selectedMandateActs)
}

export default function MandatesPage({ loaderData: list }: Route.ComponentProps) {
  const { title, list: t, ask } = usePanelTexts(mandateTexts)
  const language = useLanguage()
  const mayAsk = useCan()('treasury.edit')
  const sort = useListSort(list)
  const table = (
    <ListSheet
      label={t.label}
      list={list}
      failure={t.notLoaded}
      emptyTitle={list.search ? t.noneFound : t.none[list.state]}
      columns={columns(t, language, sort)}
      rowKey={({ id }) => id}
      noun={t.noun}
      selection={mayAsk ? SELECTION : undefined}
    />
  )
  return (
    <>
      <PanelHead title={title} />
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <FilterChips label={t.state} name="estado" current={parameters[list.state]} options={stateOptions(t)} />
      </div>
      {mayAsk ? (
        <Selection
          id={SELECTION.form}
          to="/admin/tesoreria/ordenes"
          acts={[{ act: 'request-selected', label: ask.label, icon: 'envelope-simple' }]}
          isEmpty={list.rows.length === 0}
        >
          {table}
        </Selection>
      ) : (
        table
      )}
    </>
  )
}

const SELECTION = {
  form: 'selected-mandates',
  value: ({ id, version }: MandateRow) => selectedValue(id, version),
  name: ({ fullName }: MandateRow) => fullName,
}

const parameters = { missing: null, draft: 'draft', active: 'active', hold: 'hold' } as const

function stateOptions({ states }: MandateTexts['list']) {
  return (['missing', 'draft', 'active', 'hold'] as const).map((state) => [parameters[state], states[state]] as const)
}

function columns(t: MandateTexts['list'], language: Language, sort: ListSort): Column<MandateRow>[] {
  const { heads } = t
  return [
    { head: heads.number, kind: 'meta', cell: ({ membershipNumber }) => membershipNumber, sort: sort('numero') },
    {
      head: heads.name,
      kind: 'name',
      cell: ({ fullName, isUnreachable }) => (
        <>
          {fullName} {isUnreachable && <UnreachableMark />}
        </>
      ),
      sort: sort('nombre'),
    },
    {
      head: heads.mandate,
      kind: 'status',
      cell: ({ open }) =>
        open && (
          <>
            <MandateStatusBadge status={open.status} /> {open.last4 && maskIban(open.last4)}
          </>
        ),
    },
    { head: heads.asked, kind: 'text', cell: ({ askedAt }) => askedAt && formatDate(askedAt, language) },
    {
      kind: 'actions',
      cell: ({ id, fullName }) => <RowLink icon="eye" label={t.open(fullName)} to={`/admin/tesoreria/ordenes/${id}`} />,
    },
  ]
}
