import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { codeInWords } from '#app/banking/return-code-texts.ts'
import { typedCents } from '#app/treasury/amount-field.ts'
import { exportAccounts, readAccountFilter } from './account-list.server.ts'
import { accountTexts } from './account-texts.ts'

/** GET /admin/tesoreria/cuentas.csv: the filtered list, for the accountant. */
export const loader = csvLoader({
  read: readAccountFilter,
  audited: { list: 'member-accounts', filter: ({ state }) => state },
  texts: accountTexts,
  rows: exportAccounts,
  cells: (row, _, language) => [
    row.number,
    row.name,
    row.email,
    row.type,
    typedCents(row.owedCents),
    typedCents(row.creditCents),
    row.feeCents === null ? null : typedCents(row.feeCents),
    row.holdWhy && codeInWords(row.holdWhy, language),
  ],
})
