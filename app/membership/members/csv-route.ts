import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { membershipTexts } from '#app/membership/panel-texts.ts'
import { socioTexts } from './panel-texts.ts'
import { exportSocios, readSocioFilter } from './socio-list.server.ts'

/** GET /admin/socios.csv: administrators; the filtered list without encrypted fields. */
export const loader = csvLoader({
  read: readSocioFilter,
  audited: { list: 'socios', filter: ({ status }) => status },
  texts: socioTexts,
  rows: exportSocios,
  cells: (row, _, language) => [
    row.membershipNumber,
    row.fullName,
    row.email,
    row.phone,
    row.address,
    membershipTexts[language].paymentMethods[row.paymentMethod],
    row.membershipType,
    membershipTexts[language].socioStatuses[row.status],
    formatDate(row.createdAt, language),
    formatDate(row.updatedAt, language),
  ],
})
