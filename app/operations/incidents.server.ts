import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { incidents } from '#app/database/schema.ts'
import { operatorMailbox } from '#app/platform/club.server.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { teamLanguage } from '#app/platform/mail/team-language.server.ts'
import type { Alert } from './alert.ts'
import { isIncidentKind, quietMinutes, type IncidentKind, type Problem } from './incident-kinds.ts'

const RETENTION_DAYS = 365

/** Opens or renews the incident of this kind. The operator is notified once, however many processes find it. */
export async function reportProblem({ kind, detail }: Problem): Promise<void> {
  await database.transaction(async (tx) => {
    const open = { target: incidents.kind, targetWhere: isNull(incidents.recoveredAt) }
    const [row] = await tx
      .insert(incidents)
      .values({ kind, detail })
      .onConflictDoUpdate({ ...open, set: { detail, lastSeenAt: sql`now()` } })
      .returning({ id: incidents.id, isNew: sql<boolean>`xmax = 0` })
    if (row?.isNew) await notifyOperator(tx, 'opened', { id: row.id, kind })
  })
}

/** Ends the incident after its quiet time and notifies the operator. */
export async function reportHealthy(kind: IncidentKind): Promise<void> {
  await database.transaction(async (tx) => {
    const quiet = lt(incidents.lastSeenAt, sql`now() - make_interval(mins => ${quietMinutes[kind]})`)
    const [row] = await tx
      .update(incidents)
      .set({ recoveredAt: sql`now()` })
      .where(and(eq(incidents.kind, kind), isNull(incidents.recoveredAt), quiet))
      .returning({ id: incidents.id })
    if (row) await notifyOperator(tx, 'recovered', { id: row.id, kind })
  })
}

/** Runs in the caller's transaction. The webhook is independent of the mail, which may be the failure. */
async function notifyOperator(
  tx: Transaction,
  event: Alert['event'],
  incident: { id: string; kind: IncidentKind },
): Promise<void> {
  log.warn({ incident: incident.id, kind: incident.kind, event }, 'incident')
  const recipient = operatorMailbox()
  const language = await teamLanguage(tx, recipient)
  const data = { incidentId: incident.id }
  await enqueueMail(tx, { kind: `incident-${event}`, ref: incident.id, data, recipient, language })
  if (config.alertWebhookUrl) await enqueueJob(tx, 'post-alert', `${event} ${incident.id}`)
}

export type OpenIncident = Problem & { id: string; openedAt: string }

export async function openIncidents(): Promise<OpenIncident[]> {
  const rows = await database
    .select()
    .from(incidents)
    .where(isNull(incidents.recoveredAt))
    .orderBy(asc(incidents.openedAt))
  return rows.flatMap(({ id, kind, detail, openedAt }) =>
    isIncidentKind(kind) ? [{ ...({ kind, detail } as Problem), id, openedAt: openedAt.toISOString() }] : [],
  )
}

/** Null when it was removed, or its kind is unknown to this release. */
export async function findAlert(event: Alert['event'], id: string): Promise<Alert | null> {
  const [row] = await database.select().from(incidents).where(eq(incidents.id, id))
  if (!row || !isIncidentKind(row.kind)) return null
  const { openedAt, recoveredAt } = row
  return { id, event, problem: { kind: row.kind, detail: row.detail } as Problem, openedAt, recoveredAt }
}

export async function removeOldIncidents(): Promise<void> {
  await database
    .delete(incidents)
    .where(lt(incidents.recoveredAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
}
