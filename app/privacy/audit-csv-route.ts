import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { exportAuditEvents, readAuditFilter } from './audit-events.server.ts'
import { actorName, subjectLabel, auditLabel } from './audit-labels.ts'
import { auditTexts } from './audit-texts.ca.ts'
import { fieldLabel } from './field-labels.ts'
import type { Route } from './+types/audit-csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { request: asked, filter, order } = readAuditFilter(url)
  await auditExport(account, 'trail', filter.action, asked.search)
  const { language } = account
  const { csv } = auditTexts[language]
  return csvResponse(
    csv.file,
    csv.heads,
    exportAuditEvents(asked.search, filter, order),
    ({ action, fields, subject, currentSubject, actor, at }) => [
      auditLabel(action, language),
      fields.map((field) => fieldLabel(field, language)).join(', '),
      subjectLabel(action, language),
      currentSubject?.name ?? null,
      subject,
      actorName(actor, language),
      formatDateTime(at, language),
    ],
  )
}
