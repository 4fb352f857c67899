import { and, eq, exists, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { charges, memberAccounts, socios } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import type { AccountState } from './account-states.ts'

const { id, number, owedCents, creditCents, holdWhy, feeCents, socioId } = memberAccounts

export const accountOrders = inBothDirections({ numero: [sql`length(${number})`, number], debe: [owedCents] })
export type AccountOrder = keyof typeof accountOrders

const shown = { id, number, name: socios.fullName, status: socios.status, owedCents, creditCents, holdWhy }

/** The search finds the names of members, which their accounts do not have. */
export function listAccounts(request: ListRequest, state: AccountState | null, order: AccountOrder) {
  const listing = { from: memberAccounts, where: accountsIn(state, request.search), orders: accountOrders, order }
  return listPage({ ...listing, request: { ...request, search: '' } }, (these) =>
    database.select(shown).from(memberAccounts).leftJoin(socios, eq(socios.id, socioId)).where(these),
  )
}
export type AccountRow = RowOf<typeof listAccounts>

/** For the accountant: no account number of a bank. */
export function exportAccounts(search: string, state: AccountState | null, order: AccountOrder) {
  return streamRows(
    database
      .select({ ...shown, email: socios.email, type: socios.membershipType, feeCents })
      .from(memberAccounts)
      .leftJoin(socios, eq(socios.id, socioId))
      .where(accountsIn(state, search))
      .orderBy(...orderBy(accountOrders[order], id)),
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
