import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database } from '#app/database/client.server.ts'
import { retentionRuns } from '#app/database/schema.ts'
import { audit, SYSTEM } from '#app/platform/audit.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { retentionRemovals, type Removal } from './retention-removals.server.ts'
import type { RetentionPolicyId } from './retention.ts'

const ROWS_PER_BATCH = 500

export const purgeJob: Job = {
  concurrency: 1,
  cron: '20 4 * * *',
  retryLimit: 5,
  retryDelay: 900,
  expireInSeconds: 4 * 3600,
  run: async (_data, signal) => {
    await purge(signal)
  },
}

export type Removed = Partial<Record<RetentionPolicyId, number>>

/**
 * Removes expired rows (`retention.ts`) in batches, each recorded in its own transaction. @returns the removed numbers;
 * null when another process runs it, or it ran within the last 20 hours
 */
export async function purge(signal?: AbortSignal): Promise<Removed | null> {
  const run = await beginRun()
  if (run === null) return null
  const removed: Removed = {}
  for (const [kind, removal] of Object.entries(retentionRemovals) as [RetentionPolicyId, Removal][]) {
    for (let found = ROWS_PER_BATCH; found >= ROWS_PER_BATCH;) {
      signal?.throwIfAborted()
      found = await removeBatch(run, kind, removal)
      if (found > 0) removed[kind] = (removed[kind] ?? 0) + found
    }
  }
  await endRun(run, Object.keys(removed))
  log.info({ removed }, 'purge done')
  return removed
}

async function beginRun(): Promise<string | null> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.purge})`)
    const done = and(isNotNull(retentionRuns.finishedAt), gt(retentionRuns.startedAt, sql`now() - interval '20 hours'`))
    const running = and(
      isNull(retentionRuns.finishedAt),
      gt(retentionRuns.startedAt, sql`now() - interval '10 minutes'`),
    )
    if ((await tx.$count(retentionRuns, or(done, running))) > 0) return null
    const [run] = await tx.insert(retentionRuns).values({}).returning({ id: retentionRuns.id })
    return run?.id ?? null
  })
}

async function removeBatch(run: string, kind: RetentionPolicyId, removal: Removal): Promise<number> {
  return database.transaction(async (tx) => {
    const found = await removal(tx, ROWS_PER_BATCH)
    if (found > 0) {
      const sum = sql`coalesce((${retentionRuns.removed} ->> ${kind})::int, 0) + ${found}::int`
      await tx
        .update(retentionRuns)
        .set({ removed: sql`${retentionRuns.removed} || jsonb_build_object(${kind}::text, ${sum})` })
        .where(eq(retentionRuns.id, run))
    }
    return found
  })
}

async function endRun(run: string, kinds: string[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .update(retentionRuns)
      .set({ finishedAt: sql`now()` })
      .where(eq(retentionRuns.id, run))
    await audit(tx, { actor: SYSTEM, action: 'retention.purged', subject: run, fields: kinds })
  })
}

export type Run = { startedAt: string; finishedAt: string | null; removed: Removed }

export async function lastRun(): Promise<Run | null> {
  const [run] = await database.select().from(retentionRuns).orderBy(desc(retentionRuns.startedAt)).limit(1)
  return run
    ? {
        startedAt: run.startedAt.toISOString(),
        finishedAt: run.finishedAt?.toISOString() ?? null,
        removed: run.removed,
      }
    : null
}
