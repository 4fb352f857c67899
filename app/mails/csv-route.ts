import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readMailFilter } from './mail-filter.server.ts'
import { exportMails } from './mails.server.ts'
import { mailKindLabel, mailProblem } from './labels/mail-labels.ts'
import { mailsTexts } from './labels/panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

/** GET /admin/correos.csv: administrators; the filtered list. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { request: asked, order, ...filter } = readMailFilter(url)
  await auditExport(account, 'mails', filter.state ?? filter.kind, asked.search)
  const { language } = account
  const { csv, badges } = mailsTexts[language]
  return csvResponse(csv.file, csv.heads, exportMails(asked.search, filter, order), (row) => [
    row.recipient,
    mailKindLabel(row.kind, language),
    formatDateTime(row.createdAt, language),
    row.sentAt && formatDateTime(row.sentAt, language),
    badges[row.status],
    row.attempts,
    row.lastError && mailProblem(row.lastError, language),
  ])
}
