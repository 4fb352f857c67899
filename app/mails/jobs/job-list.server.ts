import { and, desc, eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, type Page } from '#app/database/list-page.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { repeatFailedJob } from '#app/platform/jobs/jobs.server.ts'
import { readJobError } from './job-error.ts'

/** A table of pg-boss, which migrates it. */
const job = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state').notNull(),
  retryCount: integer('retry_count').notNull(),
  completedOn: timestamp('completed_on', { withTimezone: true }),
  output: jsonb('output'),
})

export type JobKind = {
  name: string
  waiting: number
  active: number
  retried: number
  failed: number
  oldest: string
  next: string | null
  error: string | null
}

/** Jobs that are not done, by kind; those of pg-boss itself are left out. */
export async function listJobKinds(): Promise<JobKind[]> {
  const rows = await database.execute<Omit<JobKind, 'error'> & { output: unknown }>(sql`
    select kind.*, latest.output from (
      select name,
        count(*) filter (where state = 'created')::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'retry')::int as retried,
        count(*) filter (where state = 'failed')::int as failed,
        min(created_on) as oldest,
        min(start_after) filter (where state in ('created', 'retry')) as next
      from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') and not starts_with(name, '__pgboss__')
      group by name
    ) kind left join lateral (
      select output from pgboss.job
      where name = kind.name and state in ('retry', 'active', 'failed') and output is not null
      order by started_on desc nulls last limit 1
    ) latest on true
    order by kind.failed desc, kind.retried desc, kind.name`)
  return rows.map(({ output, oldest, next, ...kind }) => ({
    ...kind,
    oldest: new Date(oldest).toISOString(),
    next: next && new Date(next).toISOString(),
    error: readJobError(kind.name, output),
  }))
}

/** Of pg-boss's table, which keeps what is done for a week and has no index for it. */
export async function findFailedJobs() {
  const rows = await database
    .select({
      id: job.id,
      name: job.name,
      at: job.completedOn,
      output: job.output,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(job)
    .where(and(eq(job.state, 'failed'), sql`not starts_with(${job.name}, '__pgboss__')`))
    .orderBy(desc(job.completedOn))
    .limit(1)
  const [latest] = rows
  return latest && { ...latest, error: readJobError(latest.name, latest.output) }
}

export type FailedJob = { id: string; name: string; attempts: number; at: string | null; error: string | null }

const orders = inBothDirections({ fecha: [job.completedOn] })

/** The newest first. */
export async function listFailedJobs(request: ListRequest): Promise<Page<FailedJob>> {
  const isFailed = eq(job.state, 'failed')
  const { rows, ...page } = await listPage({ from: job, where: isFailed, request, orders, order: '-fecha' }, (these) =>
    database.select().from(job).where(and(isFailed, these)),
  )
  return {
    ...page,
    rows: rows.map(({ id, name, retryCount, completedOn, output }) => ({
      id,
      name,
      attempts: retryCount + 1,
      at: completedOn?.toISOString() ?? null,
      error: readJobError(name, output),
    })),
  }
}

type Repeated = { ok: true } | { ok: false; reason: 'unknown' | 'queued' }

/** Twice is once: the second finds it queued. */
export async function repeatJob(actor: Actor, { name, id }: { name: string; id: string }): Promise<Repeated> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ state: job.state })
      .from(job)
      .where(and(eq(job.name, name), eq(job.id, id)))
      .for('update')
    if (!found) return { ok: false, reason: 'unknown' }
    if (found.state !== 'failed') return { ok: false, reason: 'queued' }
    await repeatFailedJob(tx, name, id)
    await audit(tx, { actor: actor.id, action: 'job.repeated', subject: id })
    return { ok: true }
  })
}
