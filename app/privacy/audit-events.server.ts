import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { auditLog, usuarios } from '#app/database/schema.ts'
import { readListRequest, readOrder, type ListRequest } from '#app/platform/forms/list-request.ts'
import { findSubjectsByName, nameSubjects } from './audit-subjects.server.ts'
import { readDayRange, withinDays, type DayRange } from './day-filter.server.ts'
import { subjectKindOf } from './audit-labels.ts'
import { findActors } from './audit-choices.server.ts'

const auditOrders = inBothDirections({ fecha: [auditLog.createdAt] })
type AuditOrder = keyof typeof auditOrders

type AuditFilter = DayRange & { action: string | null; actor: string | null }

export function readAuditFilter(url: URL): { request: ListRequest; filter: AuditFilter; order: AuditOrder } {
  const asked = (name: string) => url.searchParams.get(name) || null
  return {
    request: readListRequest(url),
    order: readOrder(url, auditOrders, '-fecha'),
    filter: { action: asked('accion'), actor: asked('persona'), ...readDayRange(url) },
  }
}

/** A page of the audit log. The search finds current names and ids. */
export async function listAuditEvents(request: ListRequest, filter: AuditFilter, order: AuditOrder) {
  const { rows, ...page } = await listPage(
    {
      from: auditLog,
      where: filterCondition(request.search, filter),
      request: { ...request, search: '' },
      orders: auditOrders,
      order,
    },
    (condition) => database.select().from(auditLog).where(condition),
  )
  return { ...page, rows: await withSubjectNames(rows) }
}

export async function* exportAuditEvents(
  search: string,
  filter: AuditFilter,
  order: AuditOrder,
): AsyncGenerator<AuditEvent[]> {
  const { id, actor, action, subject, fields, createdAt } = auditLog
  const batches = streamRows(
    database
      .select({ id, actor, action, subject, fields, createdAt })
      .from(auditLog)
      .where(filterCondition(search, filter))
      .orderBy(...orderBy(auditOrders[order], id)),
  )
  for await (const rows of batches) yield await withSubjectNames(rows)
}

async function withSubjectNames(rows: readonly (typeof auditLog.$inferSelect)[]) {
  const [actors, names] = await Promise.all([findActors(rows.map(({ actor }) => actor)), nameSubjects(rows)])
  return rows.map(({ id, actor, action, subject, fields, createdAt }) => ({
    id,
    actor: actors.get(actor) ?? { kind: 'deleted' as const, id: actor },
    action,
    subject,
    currentSubject: names.get(`${subjectKindOf(action)}:${subject}`) ?? null,
    fields,
    at: createdAt.toISOString(),
  }))
}
export type AuditEvent = Awaited<ReturnType<typeof withSubjectNames>>[number]

function filterCondition(search: string, filter: AuditFilter): SQL | undefined {
  return and(
    filter.action ? eq(auditLog.action, filter.action) : undefined,
    filter.actor ? eq(auditLog.actor, filter.actor) : undefined,
    withinDays(auditLog.createdAt, filter),
    nameCondition(search),
  )
}

function nameCondition(search: string): SQL | undefined {
  if (search === '') return undefined
  const people = database.select({ id: usuarios.id }).from(usuarios).where(searchCondition(usuarios.searchText, search))
  return or(
    eq(auditLog.subject, search),
    inArray(auditLog.actor, people),
    ...findSubjectsByName(search).map(({ kind, ids }) =>
      and(like(auditLog.action, `${kind}.%`), sql`${auditLog.subject} in ${ids}`),
    ),
  )
}
