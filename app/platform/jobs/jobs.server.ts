import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss'
import type { Sql } from 'postgres'
import { CLUB_TIME_ZONE } from '#app/club.ts'
import { usingPool, type Transaction } from '#app/database/client.server.ts'
import { connectPool } from '#app/database/connect-pool.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import type { Pool } from '#app/database/pool.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { queueDatabase } from './queue-database.server.ts'
import { releaseOverdueJobs } from './overdue-jobs.server.ts'
import { startSweeps } from './sweeps.server.ts'
import { wakeWorkers } from './wake-workers.server.ts'

export type Job = Omit<Queue, 'name'> & {
  concurrency: number
  /** Schedule in the club's time zone, once for all processes. Runs missed while all were down are done once. */
  cron?: string
  /** Each process runs it at its start and then so often, without a queued row: it looks for work in other rows. */
  everyMinutes?: number
  run: (data: { id: string }, signal: AbortSignal) => Promise<void>
}

let boss: PgBoss | undefined
let pool: Pool | undefined
let stopTimers: (() => Promise<void>)[] = []

/** Workers are woken when a job is due. This finds one if that fails. */
const WORKER_POLL_SECONDS = 60

/** Of the pool for the queue's tables; maintenance takes longer than a request may. In milliseconds. */
const connections = {
  max: 3,
  connectionWaitMs: 10_000,
  responseTimeoutMs: 32_000,
  settings: { TimeZone: 'UTC', statement_timeout: 30_000 },
}

/** Creates or migrates the queue's schema as its owner. Call it under the migration lock. */
export async function prepareQueue(sql: Sql): Promise<void> {
  const db = {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.unsafe(text, values as string[]) }),
  }
  const owner = new PgBoss({ db, supervise: false, schedule: false })
  await owner.start()
  // Index builds that a migration left for later need the owner's rights.
  while ((await owner.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress'))
    await pause(100)
  await owner.stop({ graceful: false })
}

/** Starts the queue of this process. With `work: false` it only enqueues. */
export async function startJobs(
  connection: Connection,
  jobs: Record<string, Job>,
  options: { work: boolean },
): Promise<void> {
  pool = connectPool(connection, 'el-cercle queue', connections)
  const db = queueDatabase(pool.client)
  // Each of these intervals writes rows, also in a queue without jobs.
  boss = new PgBoss({
    db,
    // For old jobs; `releaseOverdueJobs` calls the monitor for jobs of a killed process, as often as this interval lets
    // it.
    superviseIntervalSeconds: 3_600,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 45,
    // No job depends on another, and `prepareQueue` builds what a migration left for later.
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: 3_600,
    reindex: false,
  })
  // Without a listener an error would end the process.
  boss.on('error', logError)
  await boss.start()
  await createQueues(boss, jobs)
  if (!options.work) return
  stopTimers = [
    wakeWorkers(boss, db, await startWorkers(boss, jobs), logError),
    releaseOverdueJobs(boss, db, logError),
    startSweeps(jobs),
  ]
}

async function createQueues(queue: PgBoss, jobs: Record<string, Job>): Promise<void> {
  const known = new Set((await queue.getQueues()).map(({ name }) => name))
  for (const [name, { concurrency: _, run: __, cron: ___, everyMinutes: ____, ...options }] of Object.entries(jobs))
    if (!known.has(name)) await queue.createQueue(name, options)
}

/** @returns their ids, by queue */
async function startWorkers(queue: PgBoss, jobs: Record<string, Job>): Promise<Map<string, string[]>> {
  const workers = new Map<string, string[]>()
  for (const [name, { concurrency, run, cron }] of Object.entries(jobs)) {
    if (cron) await queue.schedule(name, cron, { id: name }, { tz: CLUB_TIME_ZONE, missed: 'once' })
    // An earlier release may have had a schedule.
    else await queue.unschedule(name)
    const start = () =>
      queue.work<{ id: string }>(name, { pollingIntervalSeconds: WORKER_POLL_SECONDS }, async ([task]) => {
        if (task) await usingPool('jobs', () => run(task.data, task.signal)).catch(failWithoutValues(name))
      })
    workers.set(name, await Promise.all(Array.from({ length: concurrency }, start)))
  }
  return workers
}

/**
 * The queue stores what a job throws, whole, and its message or the values of its query can name people: neither is
 * kept or logged. A job whose failures are expected logs their reason itself.
 */
const failWithoutValues = (job: string) => (thrown: unknown) => {
  const { name, code, cause, stack } = asError(thrown) as Error & { code?: unknown; cause?: { code?: unknown } }
  const words = { name, code, cause: { code: cause?.code } }
  const frames = stack?.split('\n').filter((line) => /^ {4}at /.test(line))
  log.warn({ job, ...words, frames }, 'job failed')
  throw Object.assign(new Error('see the log'), { ...words, stack: undefined })
}

function logError(thrown: unknown) {
  const error = asError(thrown)
  // The next poll repeats what found no database; an alert of its own tells the operators.
  const level = isDatabaseUnavailable(error) ? 'warn' : 'error'
  log[level]({ err: error }, 'job queue')
}

/** Of a failed poll pg-boss may pass a copy of the error's properties. */
function asError(error: unknown): Error {
  return error instanceof Error ? error : Object.assign(new Error(), error)
}

/** Enqueues in the caller's transaction: the job exists exactly if the transaction commits. */
export async function enqueueJob(tx: Transaction, name: string, id: string): Promise<void> {
  if (!boss) throw new Error('the job queue has not been started')
  await boss.send(name, { id }, { db: fromDrizzle(tx, sql) })
}

/** A failed job is due again; one in another state stays as it is. */
export async function repeatFailedJob(tx: Transaction, name: string, id: string): Promise<void> {
  if (!boss) throw new Error('the job queue has not been started')
  await boss.retry(name, id, { db: fromDrizzle(tx, sql) })
}

/** SQL condition: no job of this name waits or runs for the row with this id. */
export function hasNoJob(name: string, id: AnyPgColumn): SQL {
  return sql`not exists (
    select from pgboss.job j
    where j.name = ${name} and j.data ->> 'id' = ${id}::text and j.state in ('created', 'retry', 'active'))`
}

export async function stopJobs(): Promise<void> {
  await Promise.all(stopTimers.splice(0).map((stop) => stop()))
  await boss?.stop({ graceful: true, timeout: 10_000 })
  boss = undefined
  await pool?.end()
  pool = undefined
}
