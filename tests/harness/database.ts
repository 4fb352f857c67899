import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { closeDatabase, database, openDatabase, usingPool, type Database } from '#app/database/client.server.ts'
import type { PoolName } from '#app/database/pool-kinds.ts'
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts'
import { jobs } from '#app/jobs.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { addressOf, dropDatabase, root, templateName, type Content } from './test-postgres.ts'

/** A database for this test file, from a template or empty. It exists once the hooks run. */
export function testDatabase(content: Content | 'none'): { url: string } {
  const name = `test_${randomBytes(6).toString('hex')}`
  beforeAll(async () => {
    const template = content === 'none' ? 'template0' : templateName(content)
    // Copied as files it takes half as long as through the write-ahead log.
    await administer((admin) =>
      admin.unsafe(
        `create database "${name}" template "${template}" strategy file_copy owner "${inject('postgres').username}"`,
      ),
    )
  })
  afterAll(() => administer((admin) => dropDatabase(admin, name)))
  return { url: addressOf(inject('postgres'), name) }
}

/** The same, opened in this process; jobs are enqueued but not run. @param pool the database role of the connections */
export function openTestDatabase(content: Content = 'empty', pool: PoolName = 'owner'): { url: string } {
  const own = testDatabase(content)
  beforeAll(async () => {
    const connections = await prepareDatabase(own.url, join(root, 'migrations'))
    // Longer than the product waits: hundreds at once on a busy machine are not what these tests are about.
    openDatabase(connections, { max: 20, defaultPool: pool, connectionWaitMs: 60_000 })
    await startJobs(connections.jobs, jobs, { work: false })
  })
  afterAll(async () => {
    await stopJobs()
    await closeDatabase()
  })
  return own
}

/** The database of `openTestDatabase`, as its owner. */
export const ownerDatabase: Database = new Proxy(database, {
  get: (_, key) => usingPool('owner', () => Reflect.get(database, key) as unknown),
})

/** Runs a function with the rights of another pool. */
export function inPool<Rule extends (...args: never[]) => unknown>(pool: PoolName, rule: Rule): Rule {
  return ((...args: never[]) => usingPool(pool, () => rule(...args))) as Rule
}

async function administer(work: (admin: postgres.Sql) => Promise<unknown>) {
  const admin = postgres({ ...inject('maintenance'), max: 1, onnotice: () => {} })
  try {
    // A template cannot be copied twice at a time.
    await admin`select pg_advisory_lock(${advisoryLocks.testDatabases})`
    await work(admin)
  } finally {
    await admin.end()
  }
}

/** A connection outside the product: as owner or superuser. */
export function connectTo(url: string, as: 'postgres' | 'maintenance' = 'postgres'): postgres.Sql {
  return postgres({ ...inject(as), database: new URL(url).pathname.slice(1), max: 2, onnotice: () => {} })
}
