import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { formatNumber } from '#app/i18n/money.ts'
import type { BlockedRow } from '#app/membership/members/blocked-payments.server.ts'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { Run } from './purge.server.ts'
import type { Consent, countStoredRecords } from './record-counts.server.ts'
import { retention, type RetentionPolicy, type RetentionPolicyId } from './retention.ts'

export function LastRun({ run }: { run: Run | null }) {
  if (!run) return <p>Todavía no se ha hecho ninguno: el primero es la próxima noche.</p>
  const removed = Object.entries(run.removed) as [RetentionPolicyId, number][]
  const outcome = removed.length === 0 ? 'No había nada que borrar.' : 'Borrado:'
  return (
    <>
      <p>
        Último: <time dateTime={run.startedAt}>{formatDateTime(run.startedAt, 'es')}</time>.{' '}
        {run.finishedAt ? outcome : 'No llegó al final; sigue la próxima vez.'}
      </p>
      {removed.length > 0 && (
        <ul className="record-list">
          {removed.map(([id, number]) => (
            <li key={id}>
              <strong>{formatNumber(number)}</strong> {retention[id].title}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function RetentionSheet({ counts }: { counts: Awaited<ReturnType<typeof countStoredRecords>> }) {
  const policies = Object.entries(retention) as [RetentionPolicyId, RetentionPolicy][]
  const rows = policies.map(([id, policy]) => ({ id, ...policy, now: counts[id] }))
  return (
    <Sheet flush title="Lo que se guarda">
      <DataTable label="Lo que se guarda" columns={retentionColumns} rows={rows} rowKey={({ id }) => id} />
    </Sheet>
  )
}

type RetentionRow = RetentionPolicy & { id: RetentionPolicyId; now: number | undefined }

const retentionColumns: Column<RetentionRow>[] = [
  {
    head: 'Qué',
    kind: 'name',
    cell: ({ title, contents }) => <TwoLines first={title} second={contents} />,
  },
  {
    head: 'Para qué, y con qué base',
    kind: 'text',
    cell: ({ purpose, basis }) => <TwoLines first={purpose} second={basis} />,
  },
  {
    head: 'Cuánto tiempo',
    kind: 'text',
    cell: ({ periodText, removedBy }) => (
      <span className="retention-cell">
        {periodText}
        {removedBy === 'operator' && <span className="small muted">Lo borra quien aloja la web.</span>}
      </span>
    ),
  },
  { head: 'Quién lo ve', kind: 'text', cell: ({ visibleTo }) => visibleTo },
  { head: 'Ahora', kind: 'number', cell: ({ now }) => (now === undefined ? '—' : formatNumber(now)) },
]

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className="retention-cell">
      <span>{first}</span>
      <span className="small muted">{second}</span>
    </span>
  )
}

export function ConsentSheet({ consents }: { consents: Consent[] }) {
  const title = 'Confirmaciones y consentimientos en uso'
  return (
    <Sheet flush title={title}>
      {consents.length === 0 ? (
        <ListEmpty title="Todavía no hay ninguno" />
      ) : (
        <DataTable
          label={title}
          columns={consentColumns}
          rows={consents}
          rowKey={({ what, version }) => what + version}
        />
      )}
    </Sheet>
  )
}

const consentColumns: Column<Consent>[] = [
  { head: 'Qué', kind: 'name', cell: ({ what }) => what },
  {
    head: 'Versión del texto',
    kind: 'text',
    cell: ({ version }) => (/^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDate(version, 'es') : version),
  },
  { head: 'Personas', kind: 'number', cell: ({ count }) => formatNumber(count) },
  { head: 'Primera', kind: 'text', cell: ({ first }) => formatDate(first, 'es') },
  { head: 'Última', kind: 'text', cell: ({ last }) => formatDate(last, 'es') },
]

export function BlockedSheet({ rows, onOpen }: { rows: BlockedRow[]; onOpen: (row: BlockedRow) => void }) {
  const title = 'Datos de pago bloqueados'
  return (
    <Sheet flush title={title}>
      {rows.length === 0 ? (
        <ListEmpty title="No hay datos bloqueados" />
      ) : (
        <DataTable label={title} columns={blockedColumns(onOpen)} rows={rows} rowKey={({ id }) => id} />
      )}
    </Sheet>
  )
}

function blockedColumns(open: (row: BlockedRow) => void): Column<BlockedRow>[] {
  return [
    { head: 'Número', kind: 'name', cell: ({ membershipNumber }) => membershipNumber },
    { head: 'Baja', kind: 'text', cell: ({ leftAt }) => formatDate(leftAt, 'es') },
    { head: 'Se borra', kind: 'text', cell: ({ keepUntil }) => formatDate(keepUntil, 'es') },
    {
      kind: 'actions',
      cell: (row) => (
        <RowAction icon="eye" label={`Abrir los datos de pago de ${row.membershipNumber}`} onClick={() => open(row)} />
      ),
    },
  ]
}
