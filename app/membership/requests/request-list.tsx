import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import { useLocation } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { RequestStatusBadge } from '#app/membership/status-badge.tsx'
import { selectedValue } from '#app/platform/forms/selection.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet, type ListRows } from '#app/ui/panel/list-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { Selection, type SelectionAct } from '#app/ui/panel/selection.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { requestTexts, type RequestTexts } from './panel-texts.ts'
import type { RequestRow } from './request-list.server.ts'
import { selectedRequestTexts, type SelectedRequestTexts } from './selected-texts.ts'

type Act = (request: RequestRow) => void

type RequestListProps = {
  list: ListRows<RequestRow> & { status: keyof RequestTexts['list']['none']; elsewhere?: Count | null }
  onShow: Act
  onRemove: Act
}

export function RequestList({ list, onShow, onRemove }: RequestListProps) {
  const sort = useListSort(list)
  const { list: t } = usePanelTexts(requestTexts)
  const selected = usePanelTexts(selectedRequestTexts)
  const language = useLanguage()
  const can = useCan()
  const { rows } = list
  const isSelectable = can('requests.edit') || can('people.export')
  const table = (
    <ListSheet
      label={t.label}
      list={list}
      failure={t.notLoaded}
      emptyTitle={list.search ? t.noneFound : t.none[list.status]}
      emptyAction={list.elsewhere && list.elsewhere.number > 0 && <SearchEverywhere found={list.elsewhere} />}
      columns={columns(t, language, sort, onShow, onRemove)}
      rowKey={({ id }) => id}
      noun={t.noun}
      selection={isSelectable ? SELECTION : undefined}
    />
  )
  if (!isSelectable) return table
  return (
    <Selection
      id={SELECTION.form}
      to="/admin/solicitudes"
      acts={can('requests.edit') ? actsFor(rows, selected) : []}
      isEmpty={rows.length === 0}
      exportTo={can('people.export') ? '/admin/solicitudes.csv' : undefined}
    >
      {table}
    </Selection>
  )
}

const SELECTION = {
  form: 'selected-requests',
  value: ({ id, version }: RequestRow) => selectedValue(id, version),
  name: ({ fullName }: RequestRow) => fullName,
}

/** What can be done with some row of the page. */
function actsFor(rows: RequestRow[], t: SelectedRequestTexts): SelectionAct[] {
  const isPending = rows.some(({ status }) => status === 'pending')
  const isIncomplete = rows.some(({ status, completed }) => status === 'approved' && !completed)
  return [
    ...(isPending ? [{ act: 'approve-selected', label: t.approve.label, icon: 'check' } as const] : []),
    ...(isIncomplete ? [{ act: 'resend-selected', label: t.resend.label, icon: 'envelope-simple' } as const] : []),
  ]
}

function SearchEverywhere({ found }: { found: Count }) {
  const { list: t } = usePanelTexts(requestTexts)
  const { search } = useLocation()
  return <PanelTextLink to={listHref(search, { estado: 'all' })} label={t.searchAll(formatCount(found))} />
}

type ListTexts = RequestTexts['list']

function columns(t: ListTexts, language: Language, sort: ListSort, show: Act, remove: Act): Column<RequestRow>[] {
  const { heads } = t
  return [
    { head: heads.name, kind: 'name', cell: ({ fullName }) => fullName, sort: sort('nombre') },
    { head: heads.email, kind: 'mail', cell: ({ email }) => email },
    { head: heads.date, kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, language), sort: sort('fecha') },
    { head: heads.state, kind: 'status', cell: (request) => <RequestStatusBadge {...request} /> },
    { kind: 'actions', cell: (request) => <RequestActions request={request} onShow={show} onRemove={remove} /> },
  ]
}

function RequestActions({ request, onShow, onRemove }: { request: RequestRow; onShow: Act; onRemove: Act }) {
  const { list: t } = usePanelTexts(requestTexts)
  const { fullName } = request
  return (
    <>
      <RowAction icon="eye" label={t.show(fullName)} onClick={() => onShow(request)} />
      <Allowed to="requests.edit">
        <RowAction icon="trash" label={t.remove(fullName)} onClick={() => onRemove(request)} />
      </Allowed>
    </>
  )
}
