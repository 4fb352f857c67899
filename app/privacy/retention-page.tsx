import { useState } from 'react'
import * as v from 'valibot'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { formatNumber } from '#app/i18n/money.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { listBlocked, showBlocked, type BlockedRow } from '#app/membership/members/blocked-payments.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { PAGE_SIZE, readListRequest } from '#app/platform/forms/list-request.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { ListFoot } from '#app/ui/panel/list-foot.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { BlockedDialog } from './blocked-dialog.tsx'
import { listConsents, countStoredRecords, type Consent } from './record-counts.server.ts'
import { lastRun, type Run } from './purge.server.ts'
import { retention, type RetentionPolicy, type RetentionPolicyId } from './retention.ts'
import type { Route } from './+types/retention-page.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const request = readListRequest(url)
  const [counts, consents, run, blocked] = await Promise.all([
    countStoredRecords(),
    listConsents(),
    lastRun(),
    listBlocked(request),
  ])
  return { counts, consents, run, blocked, page: request.page, version: legalVersions.privacy }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, { open: access })
}

/** The dialog shows why nothing is listed. */
const access = formAct({
  schema: v.object({ id: uuidField }),
  asksPassword: true,
  failed: '',
  async run({ fields: { id }, actor, refuse }) {
    const record = await showBlocked(actor, id)
    return record ? { ok: true, title: '', record } : refuse('unknown')
  },
})

export default function RetentionPage({
  loaderData: { counts, consents, run, blocked, page, version },
}: Route.ComponentProps) {
  const [opened, setOpened] = useState<BlockedRow | null>(null)
  const rows = (Object.entries(retention) as [RetentionPolicyId, RetentionPolicy][]).map(([id, policy]) => ({
    id,
    ...policy,
    now: counts[id],
    removed: run?.removed[id],
  }))
  return (
    <>
      <PanelHead title="Qué guardamos y por qué">
        <ButtonLink href="/admin/privacidad/persona" icon="magnifying-glass">
          Buscar una persona
        </ButtonLink>
      </PanelHead>
      <p className="panel-lead">
        Los datos personales que hay en la web, para qué son y cuándo se borran. Es lo que promete la{' '}
        <a href="/privacidad" className="text-link">
          política de privacidad
        </a>{' '}
        (versión del {formatDate(version, 'es')}).
      </p>
      <div className="sheets">
        <Sheet title="El borrado de cada noche">
          <LastRun run={run} />
        </Sheet>
        <Sheet flush title="Lo que se guarda">
          <DataTable label="Lo que se guarda" columns={retentionColumns} rows={rows} rowKey={({ id }) => id} />
        </Sheet>
        <Sheet flush title="Confirmaciones y consentimientos en uso">
          {consents.length === 0 ? (
            <ListEmpty title="Todavía no hay ninguno" />
          ) : (
            <DataTable
              label="Confirmaciones y consentimientos en uso"
              columns={consentColumns}
              rows={consents}
              rowKey={({ what, version }) => what + version}
            />
          )}
        </Sheet>
        <Sheet flush title="Datos de pago bloqueados">
          {blocked.rows.length === 0 ? (
            <ListEmpty title="No hay datos bloqueados" />
          ) : (
            <DataTable
              label="Datos de pago bloqueados"
              columns={blockedColumns(setOpened)}
              rows={blocked.rows}
              rowKey={({ id }) => id}
            />
          )}
        </Sheet>
      </div>
      {blocked.total > 0 && (
        <ListFoot
          shown={blocked.rows.length}
          total={blocked.total}
          page={page}
          size={PAGE_SIZE}
          noun={['ficha bloqueada', 'fichas bloqueadas']}
        />
      )}
      <BlockedDialog blocked={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function LastRun({ run }: { run: Run | null }) {
  if (!run) return <p>Todavía no se ha hecho ninguno: el primero es la próxima noche.</p>
  const removed = Object.entries(run.removed) as [RetentionPolicyId, number][]
  return (
    <>
      <p>
        Último: <time dateTime={run.startedAt}>{formatDateTime(run.startedAt, 'es')}</time>.{' '}
        {run.finishedAt
          ? removed.length === 0
            ? 'No había nada que borrar.'
            : 'Borrado:'
          : 'No llegó al final; sigue la próxima vez.'}
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

type RetentionRow = RetentionPolicy & { id: RetentionPolicyId; now: number | undefined; removed: number | undefined }

const retentionColumns: Column<RetentionRow>[] = [
  {
    head: 'Qué',
    kind: 'name',
    cell: ({ title, contents }) => (
      <span className="retention-cell">
        <span>{title}</span>
        <span className="small muted">{contents}</span>
      </span>
    ),
  },
  {
    head: 'Para qué, y con qué base',
    kind: 'text',
    cell: ({ purpose, basis }) => (
      <span className="retention-cell">
        <span>{purpose}</span>
        <span className="small muted">{basis}</span>
      </span>
    ),
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

function blockedColumns(open: (row: BlockedRow) => void): Column<BlockedRow>[] {
  return [
    { head: 'Número', kind: 'name', cell: ({ membershipNumber }) => membershipNumber },
    { head: 'Baja', kind: 'text', cell: ({ leftAt }) => formatDate(leftAt, 'es') },
    { head: 'Se borra', kind: 'text', cell: ({ keepUntil }) => formatDate(keepUntil, 'es') },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (row) => (
        <RowAction icon="eye" label={`Abrir los datos de pago de ${row.membershipNumber}`} onClick={() => open(row)} />
      ),
    },
  ]
}
