import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { membershipTexts } from '#app/membership/panel-texts.ts'
import { requestTexts } from './panel-texts.ts'
import { exportRequests, readRequestFilter } from './request-list.server.ts'

export const loader = csvLoader({
  read: readRequestFilter,
  audited: { list: 'membership-requests', filter: ({ status }, ids) => (ids ? 'selected' : status) },
  texts: requestTexts,
  rows: exportRequests,
  cells: (row, _, language) => [
    row.fullName,
    row.email,
    row.phone,
    row.reason,
    membershipTexts[language].requestStatuses[row.status],
    row.language,
    formatDateTime(row.createdAt, language),
    formatDateTime(row.updatedAt, language),
  ],
})
