import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/platform/audit.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { exportSecurityEvents, readSecurityFilter } from './security-list.server.ts'
import { securityEventLabel } from './security-labels.ts'
import type { Route } from './+types/security-csv-route.ts'

const heads = ['Qué', 'Veces', 'Dónde', 'Dirección', 'Cuenta', 'Petición', 'Desde', 'Hasta']

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { filter, order } = readSecurityFilter(url)
  await auditExport(account, 'security-events', filter.kind, '')
  return csvResponse('seguridad.csv', heads, exportSecurityEvents(filter, order), (event) => [
    securityEventLabel(event.kind),
    event.count,
    event.route,
    event.address,
    event.account,
    event.requestId,
    formatDateTime(event.firstAt, 'es'),
    formatDateTime(event.lastAt, 'es'),
  ])
}
