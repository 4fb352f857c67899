import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, testDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { closeDatabase, database, databaseAcceptsWrites, openDatabase } from './client.server.ts'
import { DatabaseBusy } from './database-errors.server.ts'

const own = testDatabase('empty')
let other: Sql

beforeAll(async () => {
  other = connectTo(own.url)
  await other`create table halves (pair int, half int)`
  openDatabase(own.url, { max: 5, connectionWaitMs: 400 })
})

afterAll(async () => {
  await closeDatabase()
  await other.end()
})

describe('when PostgreSQL repeatedly ends every connection under load', () => {
  test('no query waits forever, no transaction is half done, and no confirmed one is missing', async () => {
    const confirmed: number[] = []
    let pairs = 0
    let stopped = false
    const writers = Array.from({ length: 20 }, async () => {
      while (!stopped) {
        const pair = ++pairs
        await writeBothHalves(pair).then(
          () => confirmed.push(pair),
          () => {},
        )
        await database.execute(sql`select 1`).catch(() => {})
      }
    })
    for (let n = 0; n < 30; n++) {
      await pause(40)
      await other`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'el-cercle %' and datname = current_database()`
    }
    stopped = true
    await Promise.all(writers)
    expect(await other`select pair from halves group by pair having count(*) <> 2`).toEqual([])
    const written = new Set((await other<{ pair: number }[]>`select pair from halves`).map(({ pair }) => pair))
    expect(confirmed.filter((pair) => !written.has(pair))).toEqual([])
    expect(confirmed.length).toBeGreaterThan(0)
  })

  test('the pool recovers', async () => {
    await until(() =>
      writeBothHalves(0).then(
        () => true,
        () => false,
      ),
    )
    expect(await databaseAcceptsWrites()).toBe(true)
  })
})

describe('when every connection is in use', () => {
  test('queries are refused after the wait and served once a connection is free', async () => {
    const asleep = Array.from({ length: 5 }, () => database.transaction((tx) => tx.execute(sql`select pg_sleep(1.5)`)))
    const [query, transaction, answers] = await Promise.all([
      causeOf(database.execute(sql`select 1`)),
      causeOf(writeBothHalves(-1)),
      databaseAcceptsWrites(),
    ])
    expect(query).toBeInstanceOf(DatabaseBusy)
    expect(transaction).toBeInstanceOf(DatabaseBusy)
    expect(answers).toBe(false)
    await Promise.all(asleep)
    expect([...(await database.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
    expect(await other`select 1 from halves where pair = -1`).toHaveLength(0)
  })
})

describe('a transaction within a transaction', () => {
  test('is rolled back alone when it fails', async () => {
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into halves values (-2, 1)`)
      await tx.transaction((inner) => inner.execute(sql`insert into halves values (1 / 0, 2)`)).catch(() => {})
      await tx.execute(sql`insert into halves values (-2, 2)`)
    })
    expect(await other`select half from halves where pair = -2 order by half`).toEqual([{ half: 1 }, { half: 2 }])
  })
})

/** The pause lets a connection fail between the two inserts. */
function writeBothHalves(pair: number) {
  return database.transaction(async (tx) => {
    await tx.execute(sql`insert into halves values (${pair}, 1)`)
    await pause(Math.random() * 3)
    await tx.execute(sql`insert into halves values (${pair}, 2)`)
  })
}

/** Drizzle wraps the errors of queries. */
async function causeOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  return error instanceof Error ? (error.cause ?? error) : error
}
