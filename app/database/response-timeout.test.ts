import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { postgresDoor } from '#tests/harness/postgres-proxy.ts'
import { closeDatabase, database, databaseAcceptsWrites, openDatabase, usingPool } from './client.server.ts'
import { isDatabaseUnavailable } from './database-errors.server.ts'
import { events } from './schema.ts'
import { streamRows } from './stream-rows.server.ts'

const own = testDatabase('empty')
let door: Awaited<ReturnType<typeof postgresDoor>>
/** A statement has half a second (in an export, one and a half), and its answer a tenth more. */
const BOUND = 600

beforeAll(async () => {
  door = await postgresDoor(own.url)
  openDatabase(door.url, { max: 5, connectionWaitMs: 400, statementTimeout: 500, responseGraceMs: 100 })
  await database.execute(sql`create table halves (pair int, half int)`)
})
afterAll(closeDatabase)

describe('a database that takes what it is asked, and never answers', () => {
  test('fails a query that was already sent, and a whole crowd, within a bounded time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => database.execute(sql`select 1`)))
    door.hold()
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => outcomeOf(database.execute(sql`select 1`))))
    for (const { away, ms } of outcomes) {
      expect(away).toBe(true)
      expect(ms).toBeLessThan(2 * BOUND + 400)
    }
    expect(outcomes[0]?.ms).toBeGreaterThanOrEqual(BOUND - 20)
    await back()
  })

  test('fails a transaction between two statements, and before its end, and leaves nothing half done', async () => {
    const between = outcomeOf(
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into halves values (1, 1)`)
        door.hold()
        await tx.execute(sql`insert into halves values (1, 2)`)
      }),
    )
    expect(await between).toMatchObject({ away: true })
    await back()
    const beforeCommit = outcomeOf(
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into halves values (2, 1)`)
        await tx.transaction((inner) => inner.execute(sql`insert into halves values (2, 2)`))
        door.hold()
      }),
    )
    expect(await beforeCommit).toMatchObject({ away: true })
    await back()
    expect([...(await database.execute(sql`select pair from halves group by pair having count(*) <> 2`))]).toEqual([])
  })

  test('leaves no connection in use: afterwards as many as ever are served at once', async () => {
    door.hold()
    await Promise.all(Array.from({ length: 5 }, () => outcomeOf(database.execute(sql`select 1`))))
    await back()
    const began = performance.now()
    await Promise.all(Array.from({ length: 5 }, () => database.execute(sql`select pg_sleep(0.3)`)))
    expect(performance.now() - began).toBeLessThan(600)
  })
})

test('work of our own within a transaction is no silence of the database', async () => {
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into halves values (3, 1)`)
    await pause(2 * BOUND)
    await tx.transaction(async (inner) => {
      await pause(2 * BOUND)
      await inner.execute(sql`insert into halves values (3, 2)`)
    })
  })
  expect([...(await database.execute(sql`select count(*)::int as halves from halves where pair = 3`))]).toEqual([
    { halves: 2 },
  ])
})

test('a process that has itself stood still hears the answer that came meanwhile', async () => {
  const asked = outcomeOf(database.execute(sql`select pg_sleep(0.1)`))
  await pause(20)
  // What has been waited for too long is seen before what has come: so it is when a process wakes up.
  await new Promise(setImmediate)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * BOUND)
  expect(await asked).toMatchObject({ away: false })
})

test('an export has more time for each of its batches than a page', async () => {
  await database.execute(sql`insert into events (title, date, max_participants) values ('Cena', now(), 4)`)
  const title = sql<string>`(select title from pg_sleep(1))`.as('title')
  const rows = await usingPool('exports', () => Array.fromAsync(streamRows(database.select({ title }).from(events))))
  expect(rows).toEqual([[{ title: 'Cena' }]])
})

test('an export that is never answered ends within a bounded time, too, and the next one is served', async () => {
  const titles = () =>
    usingPool('exports', () => Array.fromAsync(streamRows(database.select({ title: events.title }).from(events))))
  expect(await titles()).toEqual([[{ title: 'Cena' }]])
  door.hold()
  for (const { away, ms } of await Promise.all([outcomeOf(titles()), outcomeOf(titles()), outcomeOf(titles())])) {
    expect(away).toBe(true)
    expect(ms).toBeLessThan(6 * BOUND)
  }
  await back()
  expect(await titles()).toEqual([[{ title: 'Cena' }]])
})

test('a command, whose statements take as long as they take, is not bounded', async () => {
  await closeDatabase()
  openDatabase(door.url, { max: 1, statementTimeout: 0, responseGraceMs: 100 })
  expect(await outcomeOf(database.execute(sql`select pg_sleep(0.5)`))).toMatchObject({ away: false })
})

/** Bytes pass again, and the pool has found its way. */
async function back() {
  door.letGo()
  await until(databaseAcceptsWrites)
}

async function outcomeOf(work: Promise<unknown>) {
  const began = performance.now()
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  return { away: isDatabaseUnavailable(error), ms: performance.now() - began }
}
