import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { codeInWords } from '#app/banking/return-code-texts.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { typedCents } from '#app/treasury/amount-field.ts'
import { readAccountFilter } from './account-filter.server.ts'
import { exportAccounts } from './account-list.server.ts'
import { accountTexts } from './account-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

/** GET /admin/tesoreria/cuentas.csv: the filtered list, for the accountant. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { request: asked, state, order } = readAccountFilter(url)
  await auditExport(account, 'member-accounts', state, asked.search)
  const { csv } = accountTexts[account.language]
  return csvResponse(csv.file, csv.heads, exportAccounts(asked.search, state, order), (row) => [
    row.number,
    row.name,
    row.email,
    row.type,
    typedCents(row.owedCents),
    typedCents(row.creditCents),
    row.feeCents === null ? null : typedCents(row.feeCents),
    row.holdWhy && codeInWords(row.holdWhy, account.language),
  ])
}
