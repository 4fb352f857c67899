import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { startPostgresProxy } from '#tests/harness/postgres-proxy.ts'
import { closeDatabase, database, databaseAcceptsWrites, openDatabase, usingPool } from './client.server.ts'
import { isDatabaseUnavailable } from './database-errors.server.ts'
import { events } from './schema.ts'
import { streamRows } from './stream-rows.server.ts'

const own = testDatabase('empty')
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
/** Statement timeout plus grace; in an export three times the statement timeout. */
const RESPONSE_TIMEOUT_MS = 600
const CONNECTIONS = 5
/** Far above each timeout, for a busy machine, and far below none. */
const BOUND_MS = 20_000

beforeAll(async () => {
  proxy = await startPostgresProxy(own.url)
  openDatabase(proxy.url, { max: CONNECTIONS, connectionWaitMs: 400, statementTimeout: 500, responseGraceMs: 100 })
  await database.execute(sql`create table halves (pair int, half int)`)
})
afterAll(closeDatabase)

describe('a database that accepts queries and never answers', () => {
  test('fails sent and waiting queries in bounded time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => database.execute(sql`select 1`)))
    proxy.pause()
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => outcomeOf(database.execute(sql`select 1`))))
    for (const { unavailable, ms } of outcomes) {
      expect(unavailable).toBe(true)
      expect(ms).toBeLessThan(BOUND_MS)
    }
    expect(outcomes[0]?.ms).toBeGreaterThanOrEqual(RESPONSE_TIMEOUT_MS - 20)
    await recover()
  })

  test('fails a transaction between two statements and before commit, and leaves nothing half done', async () => {
    const between = outcomeOf(
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into halves values (1, 1)`)
        proxy.pause()
        await tx.execute(sql`insert into halves values (1, 2)`)
      }),
    )
    expect(await between).toMatchObject({ unavailable: true })
    await recover()
    const beforeCommit = outcomeOf(
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into halves values (2, 1)`)
        await tx.transaction((inner) => inner.execute(sql`insert into halves values (2, 2)`))
        proxy.pause()
      }),
    )
    expect(await beforeCommit).toMatchObject({ unavailable: true })
    await recover()
    expect([...(await database.execute(sql`select pair from halves group by pair having count(*) <> 2`))]).toEqual([])
  })

  test('leaves no connection in use', async () => {
    proxy.pause()
    await Promise.all(Array.from({ length: 5 }, () => outcomeOf(database.execute(sql`select 1`))))
    await recover()
    await until(holdEveryConnection)
  })
})

test('work of the product within a transaction does not count as waiting', async () => {
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into halves values (3, 1)`)
    await pause(2 * RESPONSE_TIMEOUT_MS)
    await tx.transaction(async (inner) => {
      await pause(2 * RESPONSE_TIMEOUT_MS)
      await inner.execute(sql`insert into halves values (3, 2)`)
    })
  })
  expect([...(await database.execute(sql`select count(*)::int as halves from halves where pair = 3`))]).toEqual([
    { halves: 2 },
  ])
})

test('a process that was itself blocked reads the answer that arrived meanwhile', async () => {
  const asked = outcomeOf(database.execute(sql`select pg_sleep(0.1)`))
  await pause(20)
  // As on wake-up, timers run before the socket is read.
  await new Promise(setImmediate)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * RESPONSE_TIMEOUT_MS)
  expect(await asked).toMatchObject({ unavailable: false })
})

test('each batch of an export has more time than a page query', async () => {
  await database.execute(sql`insert into events (title, date, max_participants) values ('Cena', now(), 4)`)
  const title = sql<string>`(select title from pg_sleep(1))`.as('title')
  const rows = await usingPool('exports', () => Array.fromAsync(streamRows(database.select({ title }).from(events))))
  expect(rows).toEqual([[{ title: 'Cena' }]])
})

test('an export without an answer ends in bounded time, and the next one is served', async () => {
  const titles = () =>
    usingPool('exports', () => Array.fromAsync(streamRows(database.select({ title: events.title }).from(events))))
  expect(await titles()).toEqual([[{ title: 'Cena' }]])
  proxy.pause()
  for (const { unavailable, ms } of await Promise.all([
    outcomeOf(titles()),
    outcomeOf(titles()),
    outcomeOf(titles()),
  ])) {
    expect(unavailable).toBe(true)
    expect(ms).toBeLessThan(BOUND_MS)
  }
  await recover()
  expect(await titles()).toEqual([[{ title: 'Cena' }]])
})

test('a command without a statement timeout is not bounded', async () => {
  await closeDatabase()
  openDatabase(proxy.url, { max: 1, statementTimeout: 0, responseGraceMs: 100 })
  expect(await outcomeOf(database.execute(sql`select pg_sleep(0.5)`))).toMatchObject({ unavailable: false })
})

/** @returns whether each connection could have a transaction at the same time */
async function holdEveryConnection(): Promise<boolean> {
  let held = 0
  const holdOne = () =>
    database.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      held += 1
      await until(() => held === CONNECTIONS, 2)
    })
  const outcomes = await Promise.allSettled(Array.from({ length: CONNECTIONS }, holdOne))
  return outcomes.every(({ status }) => status === 'fulfilled')
}

async function recover() {
  proxy.resume()
  await until(databaseAcceptsWrites)
}

async function outcomeOf(work: Promise<unknown>) {
  const startedAt = performance.now()
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  return { unavailable: isDatabaseUnavailable(error), ms: performance.now() - startedAt }
}
