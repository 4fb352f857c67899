import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/platform/audit.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { exportAuditEvents, readAuditFilter } from './audit-events.server.ts'
import { subjectLabel, auditLabel } from './audit-labels.ts'
import { fieldLabel } from './field-labels.ts'
import type { Route } from './+types/audit-csv-route.ts'

const heads = ['Qué', 'Detalle', 'Tipo', 'Nombre actual', 'Número', 'Quién', 'Cuándo']

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const {
    request: { search },
    filter,
    order,
  } = readAuditFilter(url)
  await auditExport(account, 'trail', filter.action, search)
  return csvResponse(
    'auditoria.csv',
    heads,
    exportAuditEvents(search, filter, order),
    ({ action, fields, subject, currentSubject, actor, at }) => [
      auditLabel(action),
      fields.map(fieldLabel).join(', '),
      subjectLabel(action),
      currentSubject?.name ?? null,
      subject,
      actor,
      formatDateTime(at, 'es'),
    ],
  )
}
