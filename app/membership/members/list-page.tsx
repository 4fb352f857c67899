import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { assemblyTexts } from './assembly-texts.ts'
import { ChooseMember, ChosenBar, useChosenMembers, type ChosenMembers } from './chosen-members.tsx'
import { socioTexts, type SocioTexts } from './panel-texts.ts'
import { SocioDeletionDialog } from './socio-deletion-dialog.tsx'
import { SocioDialog } from './socio-dialog.tsx'
import { listSocios, readSocioFilter, type SocioRow } from './socio-list.server.ts'
import { SocioStatusBadge } from '#app/membership/status-badge.tsx'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'

/** GET /admin/socios: administrators. */
export function loader({ url }: Route.LoaderArgs) {
  return loadList(readSocioFilter(url), listSocios)
}

export default function SocioListPage({ loaderData: list }: Route.ComponentProps) {
  const [shown, setShown] = useState<SocioRow | null>(null)
  const [deleting, setDeleting] = useState<SocioRow | null>(null)
  const chosen = useChosenMembers()
  const writes = useCan()('member-messages.edit')
  const { list: t } = usePanelTexts(socioTexts)
  const language = useLanguage()
  const sort = useListSort(list)
  const status = list.status ?? 'all'
  return (
    <>
      <PanelHead title={t.titles[status]}>
        <Allowed to="people.export">
          <ExportLink to="/admin/socios.csv" />
        </Allowed>
        <AssemblyLink />
        <Allowed to="member-messages.read">
          <PanelButtonLink to="/admin/socios/mensajes" variant="secondary" icon="envelope-simple" label={t.messages} />
        </Allowed>
        <Allowed to="members.edit">
          <PanelButtonLink to="/admin/socios/importar" variant="secondary" icon="upload-simple" label={t.import} />
        </Allowed>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <FilterChips label={t.state} name="estado" current={statusParameters[status]} options={statusOptions(t)} />
      </div>
      {writes && <ChosenBar chosen={chosen} />}
      <ListSheet
        label={t.label}
        list={list}
        failure={t.notLoaded}
        emptyTitle={list.search ? t.noneFound : t.none[status]}
        emptyAction={list.search && list.status && <AllStatuses />}
        columns={columns(t, language, sort, { show: setShown, remove: setDeleting, chosen: writes ? chosen : null })}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
      <SocioDialog socio={shown} onClose={() => setShown(null)} />
      <SocioDeletionDialog socio={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function AssemblyLink() {
  const { link } = usePanelTexts(assemblyTexts)
  return <PanelButtonLink to="/admin/socios/asamblea" variant="secondary" icon="printer" label={link} />
}

function AllStatuses() {
  const { list: t } = usePanelTexts(socioTexts)
  const { search } = useLocation()
  return <PanelTextLink to={listHref(search, { estado: statusParameters.all })} label={t.searchAll} />
}

const statusParameters = { all: null, active: 'active', inactive: 'inactive', suspended: 'suspended' } as const

function statusOptions({ states }: SocioTexts['list']) {
  return (['all', 'active', 'inactive', 'suspended'] as const).map(
    (status) => [statusParameters[status], states[status]] as const,
  )
}

type Act = (socio: SocioRow) => void
/** `chosen`: null for accounts that may not write to members. */
type RowActs = { show: Act; remove: Act; chosen: ChosenMembers | null }

function columns(
  { heads }: SocioTexts['list'],
  language: Language,
  sort: ListSort,
  { show, remove, chosen }: RowActs,
): Column<SocioRow>[] {
  return [
    { head: heads.number, kind: 'meta', cell: ({ membershipNumber }) => membershipNumber, sort: sort('numero') },
    {
      head: heads.name,
      kind: 'name',
      cell: (socio) => (chosen ? <ChooseMember socio={socio} chosen={chosen} /> : socio.fullName),
      sort: sort('nombre'),
    },
    { head: heads.email, kind: 'mail', cell: ({ email }) => email },
    { head: heads.type, kind: 'text', cell: ({ membershipType }) => membershipType },
    { head: heads.state, kind: 'status', cell: (socio) => <SocioStatusBadge {...socio} /> },
    { head: heads.since, kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, language), sort: sort('fecha') },
    { kind: 'actions', cell: (socio) => <SocioActions socio={socio} onShow={show} onRemove={remove} /> },
  ]
}

function SocioActions({ socio, onShow, onRemove }: { socio: SocioRow; onShow: Act; onRemove: Act }) {
  const { list: t } = usePanelTexts(socioTexts)
  const { id, fullName } = socio
  return (
    <>
      <RowAction icon="eye" label={t.show(fullName)} onClick={() => onShow(socio)} />
      <Allowed to="members.edit">
        <RowLink icon="pencil-simple" label={t.edit(fullName)} to={`/admin/socios/${id}`} />
        <RowAction icon="trash" label={t.remove(fullName)} onClick={() => onRemove(socio)} />
      </Allowed>
    </>
  )
}
