import { join } from 'node:path'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTo, testDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { root } from '#tests/harness/test-postgres.ts'
import { closeDatabase, database, openDatabase } from '#app/database/client.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { enqueueJob, startJobs, stopJobs, type Job } from './jobs.server.ts'
import { wakeWorkers } from './wake-workers.server.ts'

const own = testDatabase('empty')
const ran: string[] = []
/** Half of the time after which a worker looks by itself. */
const SOON_SECONDS = 30

beforeAll(async () => {
  const connections = await prepareDatabase(own.url, join(root, 'migrations'))
  openDatabase(connections, { defaultPool: 'jobs' })
  const job: Job = { concurrency: 2, run: async ({ id }) => void ran.push(id) }
  await startJobs(connections.jobs, { 'send-mail': job, 'post-alert': job }, { work: true })
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
