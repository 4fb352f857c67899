import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { auditTexts } from './audit-texts.ca.ts'
import { exportSecurityEvents, readSecurityFilter } from './security-list.server.ts'
import { securityEventLabel } from './security-labels.ts'
import type { Route } from './+types/security-csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { filter, order } = readSecurityFilter(url)
  await auditExport(account, 'security-events', filter.kind, '')
  const { language } = account
  const { csv } = auditTexts[language].security
  return csvResponse(csv.file, csv.heads, exportSecurityEvents(filter, order), (event) => [
    securityEventLabel(event.kind, language),
    event.count,
    event.route,
    event.address,
    event.account,
    event.requestId,
    formatDateTime(event.firstAt, language),
    formatDateTime(event.lastAt, language),
  ])
}
