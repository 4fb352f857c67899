import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { auditLog, usuarios } from '#app/database/schema.ts'
import { readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { findSubjectsByName, nameSubjects } from './audit-subjects.server.ts'
import { readDayRange, withinDays } from './day-range.server.ts'
import { subjectKindOf } from './audit-labels.ts'
import { findActors } from './audit-choices.server.ts'

const orders = inBothDirections({ fecha: [auditLog.createdAt] })

export function readAuditFilter(url: URL) {
  const asked = (name: string) => url.searchParams.get(name) || null
  return {
    request: readListRequest(url),
    action: asked('accion'),
    actor: asked('persona'),
    ...readDayRange(url),
    order: readOrder(url, orders, '-fecha'),
  }
}
type AuditFilter = ReturnType<typeof readAuditFilter>

/** The search finds current names and ids. */
function listing({ request, order, ...filter }: AuditFilter) {
  const where = and(
    filter.action ? eq(auditLog.action, filter.action) : undefined,
    filter.actor ? eq(auditLog.actor, filter.actor) : undefined,
    withinDays(auditLog.createdAt, filter),
    nameCondition(request.search),
  )
  return { from: auditLog, where, request: { ...request, search: '' }, orders, order }
}

export async function listAuditEvents(filter: AuditFilter) {
  const { rows, ...page } = await listPage(listing(filter), (these) => database.select().from(auditLog).where(these))
  return { ...page, rows: await withSubjectNames(rows) }
}

export async function* exportAuditEvents(filter: AuditFilter): AsyncGenerator<AuditEvent[]> {
  const batches = listExport(listing(filter), (these) => database.select().from(auditLog).where(these))
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
