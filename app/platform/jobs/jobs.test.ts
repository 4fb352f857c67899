import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectTo, testDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { root } from '#tests/harness/test-postgres.ts'
import { closeDatabase, database, openDatabase } from '#app/database/client.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { enqueueJob, startJobs, stopJobs, type Job } from './jobs.server.ts'
import { releaseOverdueJobs } from './overdue-jobs.server.ts'
import { startSweeps } from './sweeps.server.ts'
import { holdJobsWhile, wakeWorkers } from './wake-workers.server.ts'

const own = testDatabase('empty')
const ran: string[] = []
const swept: string[] = []
/** Half of the time after which a worker looks by itself. */
const SOON_SECONDS = 30

beforeAll(async () => {
  const connections = await prepareDatabase(own.url, join(root, 'migrations'))
  openDatabase(connections, { defaultPool: 'jobs' })
  const job: Job = { concurrency: 2, run: async ({ id }) => void ran.push(id) }
  const sweep: Job = { concurrency: 1, everyMinutes: 1, run: async ({ id }) => void swept.push(id) }
  await startJobs(connections.jobs, { 'send-mail': job, 'post-alert': job, 'sweep-holds': sweep }, { work: true })
})
afterAll(async () => {
  await stopJobs()
  await closeDatabase()
})

test('each job runs once, soon after its transaction', async () => {
  const enqueue = (name: string, id: string) => database.transaction((tx) => enqueueJob(tx, name, id))
  await enqueue('send-mail', 'first')
  await until(() => ran.length === 1, SOON_SECONDS)
  // By now the workers have looked once, and found nothing more.
  await Promise.all(['second', 'third', 'fourth'].map((id) => enqueue('send-mail', id)))
  await enqueue('post-alert', 'fifth')
  await until(() => ran.length === 5, SOON_SECONDS)
  expect(ran.toSorted()).toEqual(['fifth', 'first', 'fourth', 'second', 'third'])
})

test('a sweep runs at the start and at its interval, without a row; one that fails runs again', async () => {
  await until(() => swept.length > 0, SOON_SECONDS)
  const sql = connectTo(own.url)
  expect(await sql`select from pgboss.job where name = 'sweep-holds'`).toHaveLength(0)
  await database.transaction((tx) => enqueueJob(tx, 'sweep-holds', 'at once'))
  await until(() => swept.includes('at once'), SOON_SECONDS)
  const sweeps: string[] = []
  const run = async ({ id }: { id: string }) => {
    sweeps.push(id)
    if (sweeps.length === 1) throw new Error('no database')
  }
  const stop = startSweeps({ often: { everyMinutes: 1, run }, never: { run } }, 20)
  await until(() => sweeps.length > 2)
  await stop()
  expect(new Set(sweeps)).toEqual(new Set(['often']))
  const after = sweeps.length
  await pause(100)
  expect(sweeps).toHaveLength(after)
  await sql.end()
})

test('a job that fails leaves no value of its error in the queue', async () => {
  await stopJobs()
  const secret = 'clara@example.org'
  const fail = async () => {
    await database.execute(sql`select ${secret}::int`).catch((error: unknown) => {
      throw new Error(`refused: ${secret}`, { cause: error })
    })
  }
  await startJobs(own.url, { 'post-alert': { concurrency: 1, retryLimit: 0, run: fail } }, { work: true })
  await database.transaction((tx) => enqueueJob(tx, 'post-alert', 'secret'))
  const connection = connectTo(own.url)
  const outputOf = () =>
    connection<{ output: unknown }[]>`
      select output from pgboss.job where data ->> 'id' = 'secret' and output is not null`
  await until(async () => (await outputOf()).length > 0, SOON_SECONDS)
  const stored = JSON.stringify(await outputOf())
  expect(stored).toContain('Error')
  expect(stored).not.toContain(secret)
  await connection.end()
})

test('a schedule of an earlier release ends', async () => {
  await stopJobs()
  const sql = connectTo(own.url)
  await sql`delete from pgboss.schedule`
  const schedules = () => sql`select name from pgboss.schedule order by name`
  const run = async () => {}
  const start = (jobs: Record<string, Job>) => startJobs(own.url, jobs, { work: true })
  await start({
    'sweep-holds': { concurrency: 1, cron: '* * * * *', run },
    purge: { concurrency: 1, cron: '0 4 * * *', run },
  })
  await stopJobs()
  expect(await schedules()).toEqual([{ name: 'purge' }, { name: 'sweep-holds' }])
  await start({ 'sweep-holds': { concurrency: 1, everyMinutes: 1, run } })
  // Of `purge` this release knows nothing: a later one may have made it.
  expect(await schedules()).toEqual([{ name: 'purge' }])
  await sql.end()
})

test('the job of a killed process runs again; while none is overdue, the queue writes nothing', async () => {
  const sql = connectTo(own.url)
  await sql`delete from pgboss.job`
  const asked: string[] = []
  const db = { executeSql: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) }
  const supervise = async (name?: string) => void asked.push(name ?? '')
  const stop = releaseOverdueJobs({ supervise }, db, (error) => expect.fail(String(error)), 20)
  await sql`
    insert into pgboss.job (name, state, started_on, expire_seconds, heartbeat_on, heartbeat_seconds) values
    ('post-alert', 'active', now(), 60, null, null), ('send-mail', 'active', now(), 60, now(), 15)`
  await pause(200)
  expect(asked).toEqual([])
  await sql`update pgboss.job set heartbeat_on = now() - interval '20 seconds' where name = 'send-mail'`
  await until(() => asked.includes('send-mail'))
  await sql`update pgboss.job set started_on = now() - interval '2 minutes' where name = 'post-alert'`
  await until(() => asked.includes('post-alert'))
  await stop()
  await stopJobs()
  ran.length = 0
  const again: Job = { concurrency: 1, run: async ({ id }) => void ran.push(id) }
  await startJobs(own.url, { 'send-mail': again }, { work: true })
  await sql`update pgboss.job set data = '{"id": "killed"}', retry_limit = 2 where name = 'send-mail'`
  await until(() => ran.includes('killed'), SOON_SECONDS)
  await sql.end()
})

test('one query wakes the workers of the queues in which a job is due', async () => {
  await stopJobs()
  const sql = connectTo(own.url)
  await sql`delete from pgboss.job`
  await sql`insert into pgboss.job (name, state, start_after) values
    ('send-mail', 'retry', now() - interval '1 second'), ('send-mail', 'created', now()),
    ('post-alert', 'created', now() + interval '1 hour'), ('encode-picture', 'active', now()),
    ('tell-team', 'created', now())`
  let queries = 0
  const db = {
    async executeSql(text: string) {
      queries += 1
      if (queries === 1) throw new Error('no database')
      return { rows: [...(await sql.unsafe(text))] }
    },
  }
  const woken: string[] = []
  const errors: unknown[] = []
  const workers = new Map([
    ['send-mail', ['mail 1', 'mail 2']],
    ['post-alert', ['alert']],
    ['encode-picture', ['picture']],
  ])
  const boss = { notifyWorker: (id: string) => woken.push(id) } as unknown as PgBoss
  const stop = wakeWorkers(boss, db, workers, (error) => errors.push(error))
  await until(() => woken.length > 0)
  await stop()
  const polls = queries - errors.length
  expect(errors).toEqual([new Error('no database')])
  expect(woken).toEqual(Array.from({ length: polls }, () => ['mail 1', 'mail 2']).flat())
  await sql.end()
})

test('jobs are held while bookings arrive in a rush, for five seconds at most', async () => {
  let rush = true
  holdJobsWhile(() => rush)
  onTestFinished(() => holdJobsWhile(() => false))
  const woken: number[] = []
  const db = { executeSql: () => Promise.resolve({ rows: [{ name: 'send-mail' }] }) }
  const boss = { notifyWorker: () => woken.push(performance.now()) } as unknown as PgBoss
  const since = performance.now()
  const stop = wakeWorkers(boss, db, new Map([['send-mail', ['mail']]]), () => {})
  await until(() => woken.length > 0)
  expect(woken[0]).toBeGreaterThan(since + 4_900)
  await pause(1_200)
  expect(woken).toHaveLength(1)
  rush = false
  await until(() => woken.length > 1)
  await stop()
})
