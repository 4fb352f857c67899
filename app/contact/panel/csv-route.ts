import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { exportMessages } from './messages.server.ts'
import { readMessageFilter } from './message-filter.server.ts'
import { messageTexts } from './panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { request: asked, state, order } = readMessageFilter(url)
  await auditExport(account, 'messages', state, asked.search)
  const { csv } = messageTexts[account.language]
  return csvResponse(csv.file, csv.heads, exportMessages(asked.search, state, order), (row) => [
    row.name,
    row.email,
    row.phone,
    row.message,
    row.language,
    formatDateTime(row.createdAt, account.language),
    row.readAt !== null,
    row.answeredAt !== null,
  ])
}
