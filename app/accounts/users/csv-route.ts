import { roleOf } from '#app/accounts/capabilities.ts'
import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { exportUsers, readUserFilter } from './user-list.server.ts'
import { userTexts } from './user-texts.ts'

export const loader = csvLoader({
  read: readUserFilter,
  audited: { list: 'users', filter: ({ role }) => role },
  texts: userTexts,
  rows: exportUsers,
  cells: (row, _texts, language) => [
    row.email,
    row.name,
    accountTexts[language].roles[roleOf(row.role)],
    row.emailVerified,
    formatDate(row.createdAt, language),
  ],
})
