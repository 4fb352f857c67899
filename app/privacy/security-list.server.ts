import { and, eq, gt, type SQL } from 'drizzle-orm'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { securityEvents, usuarios } from '#app/database/schema.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { accountHash } from '#app/platform/observability/security-log.server.ts'
import { readListRequest, readOrder, type ListRequest } from '#app/platform/forms/list-request.ts'
import type { SecurityEventKind } from '#app/platform/observability/security-events.ts'
import { readDayRange, withinDays, type DayRange } from './day-filter.server.ts'
import { isSecurityEventKind } from './security-labels.ts'

const securityOrders = inBothDirections({ fecha: [securityEvents.lastAt] })
type SecurityOrder = keyof typeof securityOrders

type SecurityFilter = DayRange & { kind: SecurityEventKind | null }

export function readSecurityFilter(url: URL): { request: ListRequest; filter: SecurityFilter; order: SecurityOrder } {
  const kind = url.searchParams.get('tipo')
  return {
    request: readListRequest(url),
    order: readOrder(url, securityOrders, '-fecha'),
    filter: { ...readDayRange(url), kind: isSecurityEventKind(kind) ? kind : null },
  }
}

type Row = typeof securityEvents.$inferSelect

export async function listSecurityEvents(request: ListRequest, filter: SecurityFilter, order: SecurityOrder) {
  const listing = {
    from: securityEvents,
    where: filterCondition(filter),
    request: { ...request, search: '' },
    orders: securityOrders,
    order,
  }
  const { rows, ...page } = await listPage(listing, (condition) =>
    database.select().from(securityEvents).where(condition),
  )
  const staff = await findStaffByHash()
  return { ...page, rows: rows.map((row) => toSecurityEvent(row, staff)) }
}

export async function* exportSecurityEvents(
  filter: SecurityFilter,
  order: SecurityOrder,
): AsyncGenerator<SecurityEvent[]> {
  const { id, kind, route, address, account, requestId, count, firstAt, lastAt } = securityEvents
  const staff = await findStaffByHash()
  const query = database
    .select({ id, kind, route, address, account, requestId, count, firstAt, lastAt })
    .from(securityEvents)
  const batches = streamRows(query.where(filterCondition(filter)).orderBy(...orderBy(securityOrders[order], id)))
  for await (const rows of batches) yield rows.map((row) => toSecurityEvent(row, staff))
}

function filterCondition(filter: SecurityFilter): SQL | undefined {
  return and(filter.kind ? eq(securityEvents.kind, filter.kind) : undefined, withinDays(securityEvents.lastAt, filter))
}

/** Staff accounts are few and attacked first, so their e-mail is shown. */
async function findStaffByHash(): Promise<ReadonlyMap<string, string>> {
  const staff = await database
    .select({ email: usuarios.email })
    .from(usuarios)
    .where(gt(usuarios.role, roleNumbers.user))
  return new Map(staff.map(({ email }) => [accountHash(email), email]))
}

function toSecurityEvent({ address, account, firstAt, lastAt, ...row }: Row, staff: ReadonlyMap<string, string>) {
  return {
    ...row,
    /** The start of the keyed hash; null for several addresses. */
    address: address && address.slice(0, 8),
    /** The e-mail of a staff account; otherwise the start of the keyed hash. */
    account: account && (staff.get(account) ?? account.slice(0, 8)),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}
export type SecurityEvent = ReturnType<typeof toSecurityEvent>
