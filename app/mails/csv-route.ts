import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { exportMails, readMailFilter } from './mails.server.ts'
import { mailKindLabel, mailProblem } from './labels/mail-labels.ts'
import { mailsTexts } from './labels/panel-texts.ts'

/** GET /admin/correos.csv: administrators; the filtered list. */
export const loader = csvLoader({
  read: readMailFilter,
  audited: { list: 'mails', filter: ({ state, kind }) => state ?? kind },
  texts: mailsTexts,
  rows: exportMails,
  cells: (row, { badges }, language) => [
    row.recipient,
    mailKindLabel(row.kind, language),
    formatDateTime(row.createdAt, language),
    row.sentAt && formatDateTime(row.sentAt, language),
    badges[row.status],
    row.attempts,
    row.lastError && mailProblem(row.lastError, language),
  ],
})
