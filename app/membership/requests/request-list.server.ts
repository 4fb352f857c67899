import { and, desc, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { countUpTo } from '#app/database/bounded-count.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import type { Count } from '#app/i18n/money.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { withMerged } from '#app/membership/merged-requests.server.ts'
import { requestStatuses, type RequestStatus } from '#app/membership/statuses.ts'
import { hasSelectedId } from '#app/platform/forms/selected-rows.server.ts'
import { isUnreachable } from '#app/platform/mail/bounces.server.ts'

const orders = inBothDirections({ nombre: [membershipRequests.fullName], fecha: [membershipRequests.createdAt] })

const choices = [...requestStatuses, 'incomplete', 'all'] as const

/** `?estado=`: a status, incomplete (approved, without data) or all, default pending; `?orden=`: nombre or -fecha. */
export function readRequestFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readChoice(url, 'estado', choices) ?? 'pending',
    order: readOrder(url, orders, '-fecha'),
  }
}
type RequestFilter = ReturnType<typeof readRequestFilter>

function listing({ request, status, order }: RequestFilter) {
  return { from: membershipRequests, where: statusCondition(status), request, orders, order }
}

function statusCondition(status: RequestFilter['status']): SQL | undefined {
  if (status === 'incomplete') return incompleteCondition
  return status === 'all' ? undefined : eq(membershipRequests.status, status)
}

const incompleteCondition = and(eq(membershipRequests.status, 'approved'), not(membershipRequests.completed))

export async function listRequests(filter: RequestFilter) {
  const { id, version, fullName, email, phone, reason, language, completed, createdAt, updatedAt } = membershipRequests
  const [page, ...perStatus] = await Promise.all([
    listPage(listing(filter), (these) =>
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
  const { search } = filter.request
  const isMissed = search !== '' && filter.status !== 'all' && page.total === 0
  return {
    ...page,
    elsewhere: isMissed ? await countHits(search) : null,
    counts: Object.fromEntries(filters.map((status, index) => [status, perStatus[index]])) as Record<
      RequestStatus | 'incomplete',
      Count
    >,
  }
}
export type RequestRow = RowOf<typeof listRequests>

/** In every status, for a search in the wrong one. */
function countHits(search: string): Promise<Count> {
  return countUpTo(membershipRequests, searchCondition(membershipRequests.searchText, search))
}

const MAX_OF_PERSON = 20

/** The requests of a member, the newest first: the one that made them one, its merges, others with their e-mail. */
export async function listRequestsOf({ requestId, email }: { requestId: string; email: string }) {
  const { id, fullName, reason, status, createdAt } = membershipRequests
  return database
    .select({ id, fullName, reason, status, createdAt })
    .from(membershipRequests)
    .where(
      or(inArray(id, withMerged(eq(id, requestId))), eq(sql`lower(${membershipRequests.email})`, email.toLowerCase())),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_OF_PERSON)
}

/** @param ids only these rows, whatever the list shows */
export function exportRequests(filter: RequestFilter, ids: readonly string[] | null = null) {
  const { fullName, email, phone, reason, status, language, createdAt, updatedAt } = membershipRequests
  const selected = ids && hasSelectedId(membershipRequests, ids)
  return listExport({ ...listing(filter), selected }, (these) =>
    database
      .select({ fullName, email, phone, reason, status, language, createdAt, updatedAt })
      .from(membershipRequests)
      .where(these),
  )
}

const filters = ['pending', 'approved', 'incomplete', 'rejected', 'baja', 'merged'] as const
