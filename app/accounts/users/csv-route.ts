import { roleOf } from '#app/accounts/capabilities.ts'
import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { accountTexts } from '#app/accounts/panel-texts.ca.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { exportUsers, readUserFilter } from './user-list.server.ts'

export const loader = csvLoader({
  read: readUserFilter,
  audited: { list: 'users', filter: ({ role }) => role },
  texts: accountTexts,
  rows: exportUsers,
  cells: (row, { roles }, language) => [
    row.email,
    row.name,
    roles[roleOf(row.role)],
    row.emailVerified,
    formatDate(row.createdAt, language),
  ],
})
