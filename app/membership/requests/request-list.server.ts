import { and, desc, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { countUpTo } from '#app/database/bounded-count.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import type { Count } from '#app/i18n/money.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { withMerged } from '#app/membership/merged-requests.server.ts'
import type { RequestStatus } from '#app/membership/statuses.ts'
import { hasSelectedId } from '#app/platform/forms/selected-rows.server.ts'
import { isUnreachable } from '#app/platform/mail/bounces.server.ts'

export const requestOrders = inBothDirections({
  nombre: [membershipRequests.fullName],
  fecha: [membershipRequests.createdAt],
})
type RequestOrder = keyof typeof requestOrders

/** `incomplete`: approved, and the data of the member are not there yet. */
type RequestFilter = RequestStatus | 'incomplete'

function statusCondition(status: RequestFilter | null): SQL | undefined {
  if (status === 'incomplete') return incompleteCondition
  return status ? eq(membershipRequests.status, status) : undefined
}

const incompleteCondition = and(eq(membershipRequests.status, 'approved'), not(membershipRequests.completed))

export async function listRequests(request: ListRequest, status: RequestFilter | null, order: RequestOrder) {
  const { id, version, fullName, email, phone, reason, language, completed, createdAt, updatedAt } = membershipRequests
  const where = statusCondition(status)
  const [{ rows, ...page }, ...perStatus] = await Promise.all([
    listPage({ from: membershipRequests, where, request, orders: requestOrders, order }, (these) =>
      database
        .select({
          id,
          version,
          fullName,
          email,
          phone,
          reason,
          language,
          status: membershipRequests.status,
          createdAt,
          updatedAt,
          completed,
          isUnreachable: isUnreachable(email),
        })
        .from(membershipRequests)
        .where(these),
    ),
    ...filters.map((status) => countUpTo(membershipRequests, statusCondition(status))),
  ])
  const isMissed = request.search !== '' && status !== null && page.total === 0
  return {
    ...page,
    elsewhere: isMissed ? await countHits(request.search) : null,
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
    counts: Object.fromEntries(filters.map((status, index) => [status, perStatus[index]])) as Record<
      RequestFilter,
      Count
    >,
  }
}
export type RequestRow = RowOf<typeof listRequests>

/** In every status, for who searches in the wrong one. */
function countHits(search: string): Promise<Count> {
  return countUpTo(membershipRequests, searchCondition(membershipRequests.searchText, search))
}

const MAX_OF_PERSON = 20

/** The requests of a member, the newest first: the one that made them one, its merges, others with their e-mail. */
export async function listRequestsOf({ requestId, email }: { requestId: string; email: string }) {
  const { id, fullName, reason, status, createdAt } = membershipRequests
  const rows = await database
    .select({ id, fullName, reason, status, createdAt })
    .from(membershipRequests)
    .where(
      or(inArray(id, withMerged(eq(id, requestId))), eq(sql`lower(${membershipRequests.email})`, email.toLowerCase())),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_OF_PERSON)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** @param ids only these rows, whatever the list shows */
export function exportRequests(
  search: string,
  status: RequestFilter | null,
  order: RequestOrder,
  ids: readonly string[] | null = null,
) {
  const { id, fullName, email, phone, reason, language, createdAt, updatedAt } = membershipRequests
  return streamRows(
    database
      .select({ fullName, email, phone, reason, status: membershipRequests.status, language, createdAt, updatedAt })
      .from(membershipRequests)
      .where(
        ids
          ? hasSelectedId(membershipRequests, ids)
          : and(statusCondition(status), searchCondition(membershipRequests.searchText, search)),
      )
      .orderBy(...orderBy(requestOrders[order], id)),
  )
}

const filters = ['pending', 'approved', 'incomplete', 'rejected', 'baja', 'merged'] as const
