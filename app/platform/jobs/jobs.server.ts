import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss'
import type { Sql } from 'postgres'
import { club } from '#app/club.ts'
import { usingPool, type Transaction } from '#app/database/client.server.ts'
import { connectPool } from '#app/database/connect-pool.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import type { Pool } from '#app/database/pool.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { queueDatabase } from './queue-database.server.ts'

/** A kind of background work: how it is retried, and what it runs. */
export type Job = Omit<Queue, 'name'> & {
  /** How many of them one process does at a time. */
  concurrency: number
  /**
   * When it comes round by itself, in the club's time, once for all processes (cron); what was missed while all were
   * down is done once.
   */
  cron?: string
  run: (data: { id: string }, signal: AbortSignal) => Promise<void>
}

let boss: PgBoss | undefined
let pool: Pool | undefined

/** For the queue's own tables. Its maintenance may take longer than what a visitor waits for. */
const connections = {
  max: 3,
  patience: 10_000,
  silence: 32_000,
  settings: { TimeZone: 'UTC', statement_timeout: 30_000 },
}

/**
 * Makes the queue's own schema, or brings it up to date, which only the owner may. Call it under the migration lock.
 */
export async function prepareQueue(sql: Sql): Promise<void> {
  const db = {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.unsafe(text, values as string[]) }),
  }
  const owner = new PgBoss({ db, supervise: false, schedule: false })
  await owner.start()
  // Indexes that a migration leaves to be built afterwards; the jobs' own role could not.
  while ((await owner.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress'))
    await pause(100)
  await owner.stop({ graceful: false })
}

/**
 * Starts the queue of this process: it can enqueue, and works unless `work` is false. pg-boss keeps its jobs in a
 * schema of its own; our rows are the truth, its jobs only carry them out.
 */
export async function startJobs(
  connection: Connection,
  jobs: Record<string, Job>,
  options: { work: boolean },
): Promise<void> {
  pool = connectPool(connection, 'el-cercle queue', connections)
  // What a killed process had in hand is noticed by the monitor, whose minute of its own would be added to the
  // heartbeat missed.
  boss = new PgBoss({
    db: queueDatabase(pool.client),
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 15,
    reindex: false,
  })
  // Without a listener an error would end the process; the next question finds the database again.
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const [name, job] of Object.entries(jobs)) {
    const { concurrency, run, cron, ...queue } = job
    await boss.createQueue(name, queue)
    if (!options.work) continue
    if (cron) await boss.schedule(name, cron, { id: name }, { tz: club.timeZone, missed: 'once' })
    await boss.work<{ id: string }>(
      name,
      { localConcurrency: concurrency, pollingIntervalSeconds: 0.5 },
      async ([task]) => {
        if (task) await usingPool('jobs', () => run(task.data, task.signal))
      },
    )
  }
}

/** Enqueues inside the caller's transaction: the job exists exactly if what it is about was committed. */
export async function enqueueJob(tx: Transaction, name: string, id: string): Promise<void> {
  if (!boss) throw new Error('the job queue has not been started')
  await boss.send(name, { id }, { db: fromDrizzle(tx, sql) })
}

/**
 * The condition that no job of this name is waiting or running for the row with this id: the queue's tables were lost,
 * or not restored.
 */
export function hasNoJob(name: string, id: AnyPgColumn): SQL {
  return sql`not exists (
    select from pgboss.job j where j.name = ${name} and j.data ->> 'id' = ${id}::text and j.state in ('created', 'retry', 'active'))`
}

/** Lets running jobs finish (at most 10 s), then stops. */
export async function stopJobs(): Promise<void> {
  await boss?.stop({ graceful: true, timeout: 10_000 })
  boss = undefined
  await pool?.end()
  pool = undefined
}
