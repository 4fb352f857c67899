import { and, eq, gt } from 'drizzle-orm'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage } from '#app/database/list-page.server.ts'
import { securityEvents, usuarios } from '#app/database/schema.ts'
import { accountHash } from '#app/platform/observability/security-log.server.ts'
import { readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { readDayRange, withinDays } from './day-range.server.ts'
import { isSecurityEventKind } from './security-labels.ts'

const orders = inBothDirections({ fecha: [securityEvents.lastAt] })

/** Without a search. */
export function readSecurityFilter(url: URL) {
  const kind = url.searchParams.get('tipo')
  return {
    request: { ...readListRequest(url), search: '' },
    kind: isSecurityEventKind(kind) ? kind : null,
    ...readDayRange(url),
    order: readOrder(url, orders, '-fecha'),
  }
}
type SecurityFilter = ReturnType<typeof readSecurityFilter>

function listing({ request, order, ...filter }: SecurityFilter) {
  const where = and(
    filter.kind ? eq(securityEvents.kind, filter.kind) : undefined,
    withinDays(securityEvents.lastAt, filter),
  )
  return { from: securityEvents, where, request, orders, order }
}

type Row = typeof securityEvents.$inferSelect

export async function listSecurityEvents(filter: SecurityFilter) {
  const { rows, ...page } = await listPage(listing(filter), (these) =>
    database.select().from(securityEvents).where(these),
  )
  const staff = await findStaffByHash()
  return { ...page, rows: rows.map((row) => toSecurityEvent(row, staff)) }
}

export async function* exportSecurityEvents(filter: SecurityFilter): AsyncGenerator<SecurityEvent[]> {
  const staff = await findStaffByHash()
  const batches = listExport(listing(filter), (these) => database.select().from(securityEvents).where(these))
  for await (const rows of batches) yield rows.map((row) => toSecurityEvent(row, staff))
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
