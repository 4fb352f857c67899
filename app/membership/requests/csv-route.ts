import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/platform/audit.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readRequestFilter } from './request-filter.server.ts'
import { exportRequests } from './request-list.server.ts'
import { requestStatuses } from '#app/membership/statuses.ts'
import type { Route } from './+types/csv-route.ts'

const heads = ['Nombre', 'Email', 'Teléfono', 'Motivo', 'Estado', 'Idioma', 'Fecha', 'Última actualización']

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const {
    request: { search },
    status,
    order,
  } = readRequestFilter(url)
  await auditExport(account, 'membership-requests', status, search)
  return csvResponse(
    'solicitudes.csv',
    heads,
    exportRequests(search, status === 'all' ? null : status, order),
    (row) => [
      row.fullName,
      row.email,
      row.phone,
      row.reason,
      requestStatuses[row.status].label,
      row.language,
      formatDateTime(row.createdAt, 'es'),
      formatDateTime(row.updatedAt, 'es'),
    ],
  )
}
