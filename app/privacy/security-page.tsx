import { Allowed } from '#app/accounts/allowed.tsx'
import { formatDateTime, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { DayRange } from '#app/ui/panel/day-range.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { FilterSelect } from '#app/ui/panel/filter-select.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { AuditTabs } from './audit-tabs.tsx'
import { auditTexts, type AuditTexts } from './audit-texts.ts'
import { listSecurityEvents, readSecurityFilter, type SecurityEvent } from './security-list.server.ts'
import { securityEventKinds, securityEventLabel } from './security-labels.ts'
import type { Route } from './+types/security-page.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readSecurityFilter(url)
  const { request, order, ...filter } = asked
  const narrowed = Object.values(filter).some((value) => value !== null)
  return loadList({ request, narrowed, order }, () => listSecurityEvents(asked))
}

export default function SecurityPage({ loaderData: list }: Route.ComponentProps) {
  const sort = useListSort(list)
  const language = useLanguage()
  const t = usePanelTexts(auditTexts)
  const kinds = securityEventKinds.map((value) => ({ value, label: securityEventLabel(value, language) }))
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="people.export">
          <ExportLink to="/admin/auditoria/seguridad.csv" />
        </Allowed>
      </PanelHead>
      <AuditTabs current="security" />
      <p className="panel-lead">{t.security.lead}</p>
      <div className="panel-tools">
        <FilterSelect
          label={t.security.kind}
          name="tipo"
          options={[{ value: '', label: t.security.everyKind }, ...kinds]}
        />
        <DayRange label={t.days} />
      </div>
      <ListSheet
        label={t.security.label}
        list={list}
        failure={t.security.notLoaded}
        emptyTitle={list.narrowed ? t.security.noneFound : t.security.none}
        columns={columns(t.security, language, sort)}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
    </>
  )
}

function columns(t: AuditTexts['security'], language: Language, sort: ListSort): Column<SecurityEvent>[] {
  const { heads, severalAddresses } = t
  return [
    { head: heads.what, kind: 'name', cell: ({ kind }) => securityEventLabel(kind, language) },
    { head: heads.times, kind: 'number', cell: ({ count }) => count },
    { head: heads.where, kind: 'text', cell: ({ route }) => route ?? '—' },
    { head: heads.address, kind: 'text', cell: ({ address }) => address ?? severalAddresses },
    { head: heads.account, kind: 'text', cell: ({ account }) => account ?? '—' },
    { head: heads.when, kind: 'meta', cell: (event) => <When {...event} language={language} />, sort: sort('fecha') },
  ]
}

function When({ firstAt, lastAt, language }: SecurityEvent & { language: Language }) {
  const until = formatTime(lastAt, language)
  return (
    <>
      <time dateTime={firstAt}>{formatDateTime(firstAt, language)}</time>
      {until !== formatTime(firstAt, language) && ` – ${until}`}
    </>
  )
}
