import { and, eq, exists, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { charges, memberAccounts, socios } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { accountStates, type AccountState } from './account-states.ts'

const { id, number, owedCents, creditCents, holdWhy, feeCents, socioId } = memberAccounts

const orders = inBothDirections({ numero: [sql`length(${number})`, number], debe: [owedCents] })

/** `?estado=`: owed, overdue, credit or held, default all; `?orden=`: numero or debe, descending with a minus. */
export function readAccountFilter(url: URL) {
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', accountStates),
    order: readOrder(url, orders, 'numero'),
  }
}
type AccountFilter = ReturnType<typeof readAccountFilter>

/** The search finds the names of members, which their accounts do not have. */
function listing({ request, state, order }: AccountFilter) {
  const where = accountsIn(state, request.search)
  return { from: memberAccounts, where, request: { ...request, search: '' }, orders, order }
}

const shown = { id, number, name: socios.fullName, status: socios.status, owedCents, creditCents, holdWhy }

export function listAccounts(filter: AccountFilter) {
  return listPage(listing(filter), (these) =>
    database.select(shown).from(memberAccounts).leftJoin(socios, eq(socios.id, socioId)).where(these),
  )
}
export type AccountRow = RowOf<typeof listAccounts>

/** For the accountant: no account number of a bank. */
export function exportAccounts(filter: AccountFilter) {
  return listExport(listing(filter), (these) =>
    database
      .select({ ...shown, email: socios.email, type: socios.membershipType, feeCents })
      .from(memberAccounts)
      .leftJoin(socios, eq(socios.id, socioId))
      .where(these),
  )
}

function accountsIn(state: AccountState | null, search: string): SQL | undefined {
  const named = searchCondition(socios.searchText, search)
  const found =
    named &&
    or(
      searchCondition(memberAccounts.searchText, search),
      exists(
        database
          .select({ id: socios.id })
          .from(socios)
          .where(and(eq(socios.id, socioId), named)),
      ),
    )
  return and(state ? inState[state]() : undefined, found)
}

const inState: Record<AccountState, () => SQL | undefined> = {
  owed: () => gt(owedCents, 0),
  overdue: () =>
    exists(
      database
        .select({ id: charges.id })
        .from(charges)
        .where(
          and(
            eq(charges.accountId, id),
            isNull(charges.cancelledAt),
            lt(charges.settledCents, charges.cents),
            lt(charges.dueOn, clubDay()),
          ),
        ),
    ),
  credit: () => gt(creditCents, 0),
  held: () => isNotNull(holdWhy),
}
