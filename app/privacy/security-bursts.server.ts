import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { mailAdministrators } from '#app/accounts/tell-of-act.server.ts'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { securityEvents as events, securityIncidents as incidents } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import {
  BURST_MINUTES,
  burstOf,
  INCIDENT_QUIET_MINUTES,
  type SecurityEventKind,
} from '#app/platform/observability/security-events.ts'
import { isSecurityEventKind } from './security-labels.ts'

/** Runs more often than the window of a burst. */
export const securityBurstJob: Job = {
  concurrency: 1,
  everyMinutes: 5,
  retryLimit: 2,
  run: async () => void (await reportBursts()),
}

/** Mails the administrators about each burst of security events, once while it lasts. @returns the reported kinds */
export async function reportBursts(): Promise<SecurityEventKind[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.securityBursts})`)
    const reported: SecurityEventKind[] = []
    for (const { kind, count } of await currentBursts(tx)) if (await reportBurst(tx, kind, count)) reported.push(kind)
    if (reported.length > 0) log.warn({ kinds: reported }, 'bursts of security events')
    return reported
  })
}

/** By kind, and by kind and account. A kind may be in the list more than once. */
async function currentBursts(tx: Transaction): Promise<{ kind: SecurityEventKind; count: number }[]> {
  const recent = gt(events.lastAt, sql`now() - make_interval(mins => ${BURST_MINUTES})`)
  const counted = await tx
    .select({ kind: events.kind, account: events.account, count: sql<number>`sum(${events.count})::int` })
    .from(events)
    .where(recent)
    .groupBy(sql`grouping sets ((${events.kind}), (${events.kind}, ${events.account}))`)
  return counted.flatMap(({ kind, account, count }) =>
    isSecurityEventKind(kind) && count >= burstOf(kind, account !== null) ? [{ kind, count }] : [],
  )
}

async function reportBurst(tx: Transaction, kind: SecurityEventKind, count: number): Promise<boolean> {
  const ongoing = gt(incidents.lastSeenAt, sql`now() - make_interval(mins => ${INCIDENT_QUIET_MINUTES})`)
  const [known] = await tx
    .select({ id: incidents.id })
    .from(incidents)
    .where(and(eq(incidents.kind, kind), ongoing))
    .orderBy(desc(incidents.lastSeenAt))
    .limit(1)
  if (known) {
    await tx
      .update(incidents)
      .set({ lastSeenAt: sql`now()`, count: sql`greatest(${incidents.count}, ${count})` })
      .where(eq(incidents.id, known.id))
    return false
  }
  const [made] = await tx.insert(incidents).values({ kind, count }).returning({ id: incidents.id })
  const id = made?.id ?? ''
  await mailAdministrators(tx, id, { kind: 'security-burst', data: { incidentId: id } })
  return true
}
