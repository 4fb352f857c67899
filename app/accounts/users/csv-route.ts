import { formatDate } from '#app/i18n/dates.ts'
import { auditExport } from '#app/platform/audit.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { roleOf } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { roleNames } from './role-names.ts'
import { readUserFilter } from './user-filter.server.ts'
import { exportUsers } from './users.server.ts'
import type { Route } from './+types/csv-route.ts'

const heads = ['Email', 'Nombre', 'Rol', 'Email verificado', 'Fecha de creación']

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const {
    request: { search },
    role,
    order,
  } = readUserFilter(url)
  await auditExport(account, 'users', role, search)
  return csvResponse('usuarios.csv', heads, exportUsers(search, role, order), (row) => [
    row.email,
    row.name,
    roleNames[roleOf(row.role)],
    row.emailVerified,
    formatDate(row.createdAt, 'es'),
  ])
}
