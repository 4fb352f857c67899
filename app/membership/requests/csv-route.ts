import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readSelectedIds } from '#app/platform/forms/selection.ts'
import { readRequestFilter } from './request-filter.server.ts'
import { exportRequests } from './request-list.server.ts'
import { membershipTexts } from '#app/membership/panel-texts.ca.ts'
import { requestTexts } from './panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { request: asked, status, order } = readRequestFilter(url)
  const ids = readSelectedIds(url)
  await auditExport(account, 'membership-requests', ids ? 'selected' : status, asked.search)
  const { language } = account
  const { csv } = requestTexts[language]
  return csvResponse(
    csv.file,
    csv.heads,
    exportRequests(asked.search, status === 'all' ? null : status, order, ids),
    (row) => [
      row.fullName,
      row.email,
      row.phone,
      row.reason,
      membershipTexts[language].requestStatuses[row.status],
      row.language,
      formatDateTime(row.createdAt, language),
      formatDateTime(row.updatedAt, language),
    ],
  )
}
