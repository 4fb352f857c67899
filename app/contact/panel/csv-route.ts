import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { exportMessages, readMessageFilter } from './messages.server.ts'
import { messageTexts } from './panel-texts.ts'

export const loader = csvLoader({
  read: readMessageFilter,
  audited: { list: 'messages', filter: ({ state }) => state },
  texts: messageTexts,
  rows: exportMessages,
  cells: (row, _, language) => [
    row.name,
    row.email,
    row.phone,
    row.message,
    row.language,
    formatDateTime(row.createdAt, language),
    row.readAt !== null,
    row.answeredAt !== null,
  ],
})
