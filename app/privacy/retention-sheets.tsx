import type { ReactNode } from 'react'
import { rolesWith, type Capability } from '#app/accounts/capabilities.ts'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { joinNames } from '#app/i18n/join-names.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatNumber } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { BlockedRow } from '#app/membership/members/blocked-payments.server.ts'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { TableSheet } from '#app/ui/panel/table-sheet.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { Run } from './purge.server.ts'
import type { Consent, countStoredRecords } from './record-counts.server.ts'
import { policiesOf, retention, type RetentionPolicyId } from './retention.ts'
import { retentionTexts, type RetentionTexts } from './retention-texts.ts'

export function LastRun({ run }: { run: Run | null }) {
  const { lastRun: t, policies } = usePanelTexts(retentionTexts)
  const language = useLanguage()
  if (!run) return <p>{t.never}</p>
  const removed = Object.entries(run.removed) as [RetentionPolicyId, number][]
  const outcome = removed.length === 0 ? t.nothing : t.removed
  return (
    <>
      <p>
        {t.last} <time dateTime={run.startedAt}>{formatDateTime(run.startedAt, language)}</time>.{' '}
        {run.finishedAt ? outcome : t.unfinished}
      </p>
      {removed.length > 0 && (
        <ul className="record-list">
          {removed.map(([id, number]) => (
            <li key={id}>
              <strong>{formatNumber(number)}</strong> {policies[id].title}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type RetentionSheetProps = { counts: Awaited<ReturnType<typeof countStoredRecords>>; hasTreasury: boolean }

export function RetentionSheet({ counts, hasTreasury }: RetentionSheetProps) {
  const t = usePanelTexts(retentionTexts)
  const rows = policiesOf(hasTreasury).map((id) => ({ id, now: counts[id] }))
  return (
    <Sheet flush title={t.stored.title}>
      <DataTable label={t.stored.title} columns={retentionColumns(t)} rows={rows} rowKey={({ id }) => id} />
    </Sheet>
  )
}

type RetentionRow = { id: RetentionPolicyId; now: number | undefined }

function retentionColumns({ stored: { heads, removedByOperator }, policies }: RetentionTexts): Column<RetentionRow>[] {
  return [
    {
      head: heads.what,
      kind: 'name',
      cell: ({ id }) => <TwoLines first={policies[id].title} second={policies[id].contents} />,
    },
    {
      head: heads.purpose,
      kind: 'text',
      cell: ({ id }) => <TwoLines first={policies[id].purpose} second={policies[id].basis} />,
    },
    {
      head: heads.period,
      kind: 'text',
      cell: ({ id }) => (
        <span className="retention-cell">
          {policies[id].period}
          {retention[id].removedBy === 'operator' && <span className="small muted">{removedByOperator}</span>}
        </span>
      ),
    },
    {
      head: heads.visibleTo,
      kind: 'text',
      cell: ({ id }) => {
        const { visibleNote } = policies[id]
        const needs: readonly Capability[] = retention[id].seenWith
        return needs.length === 0 ? visibleNote : <TwoLines first={<Roles needs={needs} />} second={visibleNote} />
      },
    },
    { head: heads.now, kind: 'number', cell: ({ now }) => (now === undefined ? '—' : formatNumber(now)) },
  ]
}

function Roles({ needs }: { needs: readonly Capability[] }) {
  const { stored } = usePanelTexts(retentionTexts)
  const { roles } = usePanelTexts(accountTexts)
  const language = useLanguage()
  const seeing = rolesWith(needs).map(({ role, own }) => (own ? stored.ofOwnEvents(roles[role]) : roles[role]))
  return joinNames(seeing, language)
}

function TwoLines({ first, second }: { first: ReactNode; second: string | undefined }) {
  return (
    <span className="retention-cell">
      <span>{first}</span>
      {second && <span className="small muted">{second}</span>}
    </span>
  )
}

export function ConsentSheet({ consents }: { consents: Consent[] }) {
  const { consents: t } = usePanelTexts(retentionTexts)
  const language = useLanguage()
  return (
    <TableSheet
      title={t.title}
      none={t.none}
      label={t.title}
      columns={consentColumns(t, language)}
      rows={consents}
      rowKey={({ subject, version }) => subject + version}
    />
  )
}

function consentColumns({ heads, subjects }: RetentionTexts['consents'], language: Language): Column<Consent>[] {
  return [
    { head: heads.what, kind: 'name', cell: ({ subject }) => subjects[subject] },
    {
      head: heads.version,
      kind: 'text',
      cell: ({ version }) => (/^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDate(version, language) : version),
    },
    { head: heads.people, kind: 'number', cell: ({ count }) => formatNumber(count) },
    { head: heads.first, kind: 'text', cell: ({ first }) => formatDate(first, language) },
    { head: heads.last, kind: 'text', cell: ({ last }) => formatDate(last, language) },
  ]
}

type BlockedSheetProps = { rows: BlockedRow[]; order: string; onOpen: (row: BlockedRow) => void }

export function BlockedSheet({ rows, order, onOpen }: BlockedSheetProps) {
  const { blocked: t } = usePanelTexts(retentionTexts)
  const language = useLanguage()
  const columns = blockedColumns(t, language, useListSort({ order, widened: false }), onOpen)
  return (
    <TableSheet title={t.title} none={t.none} label={t.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
  )
}

function blockedColumns(
  { heads, open }: RetentionTexts['blocked'],
  language: Language,
  sort: ListSort,
  onOpen: BlockedSheetProps['onOpen'],
): Column<BlockedRow>[] {
  return [
    { head: heads.number, kind: 'name', cell: ({ membershipNumber }) => membershipNumber, sort: sort('numero') },
    { head: heads.left, kind: 'text', cell: ({ leftAt }) => formatDate(leftAt, language), sort: sort('baja') },
    {
      head: heads.removed,
      kind: 'text',
      cell: ({ keepUntil }) => formatDate(keepUntil, language),
      sort: sort('borrado'),
    },
    {
      kind: 'actions',
      cell: (row) => <RowAction icon="eye" label={open(row.membershipNumber)} onClick={() => onOpen(row)} />,
    },
  ]
}
