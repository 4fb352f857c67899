import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readSocioFilter } from './socio-filter.server.ts'
import { exportSocios } from './socio-list.server.ts'
import { membershipTexts } from '#app/membership/panel-texts.ca.ts'
import { socioTexts } from './panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

/** GET /admin/socios.csv: administrators; the filtered list without encrypted fields. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { request: asked, status, order } = readSocioFilter(url)
  await auditExport(account, 'socios', status, asked.search)
  const { language } = account
  const { paymentMethods, socioStatuses } = membershipTexts[language]
  const { csv } = socioTexts[language]
  return csvResponse(csv.file, csv.heads, exportSocios(asked.search, status, order), (row) => [
    row.membershipNumber,
    row.fullName,
    row.email,
    row.phone,
    row.address,
    paymentMethods[row.paymentMethod],
    row.membershipType,
    socioStatuses[row.status],
    formatDate(row.createdAt, language),
    formatDate(row.updatedAt, language),
  ])
}
