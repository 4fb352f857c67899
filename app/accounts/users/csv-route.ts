import { formatDate } from '#app/i18n/dates.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { roleOf } from '#app/accounts/capabilities.ts'
import { accountTexts } from '#app/accounts/panel-texts.ca.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { readUserFilter } from './user-filter.server.ts'
import { exportUsers } from './user-list.server.ts'
import type { Route } from './+types/csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { request: asked, role, order } = readUserFilter(url)
  await auditExport(account, 'users', role, asked.search)
  const { csv, roles } = accountTexts[account.language]
  return csvResponse(csv.file, csv.heads, exportUsers(asked.search, role, order), (row) => [
    row.email,
    row.name,
    roles[roleOf(row.role)],
    row.emailVerified,
    formatDate(row.createdAt, account.language),
  ])
}
