import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { startJobs, stopJobs } from '#app/platform/jobs.server.ts'
import { jobs } from '#app/jobs.server.ts'
import { addressOf, templateName, type Content } from './test-postgres.ts'

/** A database of this test file's own, from a template, or one that has never seen the product; its address is known once the tests run. */
export function testDatabase(content: Content | 'none'): { url: string } {
  const own = { url: '' }
  const name = `test_${randomBytes(6).toString('hex')}`
  beforeAll(async () => {
    await administer((admin) => admin.unsafe(`create database "${name}" template "${content === 'none' ? 'template0' : templateName(content)}"`))
    own.url = addressOf(inject('postgres'), name)
  })
  afterAll(() => administer((admin) => admin.unsafe(`drop database if exists "${name}" with (force)`)))
  return own
}

/** The same, opened for the rules of the product in this very process; jobs can be enqueued, none is carried out. */
export function openTestDatabase(content: Content = 'empty'): { url: string } {
  const own = testDatabase(content)
  beforeAll(async () => {
    openDatabase(own.url, { max: 20 })
    await startJobs(own.url, jobs, { work: false })
  })
  afterAll(async () => {
    await stopJobs()
    await closeDatabase()
  })
  return own
}

async function administer(work: (admin: postgres.Sql) => Promise<unknown>) {
  const admin = postgres({ ...inject('postgres'), max: 1, onnotice: () => {} })
  // A template that another file is copying right now cannot be copied: the copies wait for each other.
  await admin`select pg_advisory_lock(7265002)`
  await work(admin)
  await admin.end()
}

/** A connection of the test's own to a database of `testDatabase`, past the product. */
export function connectTo(url: string): postgres.Sql {
  return postgres({ ...inject('postgres'), database: new URL(url).pathname.slice(1), max: 2, onnotice: () => {} })
}
