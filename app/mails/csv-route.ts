import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { mailKindLabel } from '#app/mail-kinds.ts'
import { auditExport } from '#app/platform/audit.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readMailFilter } from './mail-filter.server.ts'
import { exportMails } from './mails.server.ts'
import { mailProblem, mailStateNames } from './mail-labels.ts'
import type { Route } from './+types/csv-route.ts'

const heads = ['Destinatario', 'Tipo', 'Pedido', 'Enviado', 'Estado', 'Intentos', 'Último error']

/** GET /admin/correos.csv: administrators; the filtered list. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const {
    request: { search },
    state,
    kind,
    order,
  } = readMailFilter(url)
  await auditExport(account, 'mails', state ?? kind, search)
  return csvResponse('correos.csv', heads, exportMails(search, state, kind, order), (row) => [
    row.recipient,
    mailKindLabel(row.kind),
    formatDateTime(row.createdAt, 'es'),
    row.sentAt && formatDateTime(row.sentAt, 'es'),
    mailStateNames[row.status],
    row.attempts,
    row.lastError && mailProblem(row.lastError),
  ])
}
