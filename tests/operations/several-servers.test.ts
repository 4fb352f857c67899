import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { startPostgresProxy } from '../harness/postgres-proxy.ts'
import { addressOf } from '../harness/test-postgres.ts'
import { closeDatabase, database, databaseAcceptsWrites, openDatabase } from '#app/database/client.server.ts'
import { connectDedicated } from '#app/database/connect.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { openSingleConnection, type SingleConnection } from '#app/database/single-connection.server.ts'

const own = testDatabase('none')
type PostgresProxy = Awaited<ReturnType<typeof startPostgresProxy>>
type Server = { sql: Sql; proxy: PostgresProxy }

let other: EmbeddedPostgres
let first: Server
let second: Server
let url: string
let single: SingleConnection
let heard = 0

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-'))
  chmodSync(dataDir, 0o755)
  other = await joinEmbeddedPostgres({ dataDir, print: () => {} })
  const name = new URL(own.url).pathname.slice(1)
  second = {
    sql: await copyOfRole(name),
    proxy: await startPostgresProxy(
      addressOf({ ...inject('postgres'), host: other.connection.host, port: other.connection.port }, name),
    ),
  }
  first = { sql: connectTo(own.url), proxy: await startPostgresProxy(own.url) }
  for (const server of [first, second]) await server.sql`create table writes (number int)`
  await setReadOnly(first, true)
  const places = [first, second].map(({ proxy }) => new URL(proxy.url))
  const hosts = places.map(({ searchParams }) => encodeURIComponent(searchParams.get('host') ?? ''))
  url = `${own.url.split('?')[0]}?host=${hosts.join(',')}&port=${places.map(({ port }) => port).join(',')}&target_session_attrs=read-write`
  openDatabase(url, { statementTimeout: 600_000 })
  single = openSingleConnection(url, 'el-cercle single', 600_000)
  await single.listen(
    'writes',
    () => (heard += 1),
    () => {},
  )
})

afterAll(async () => {
  await Promise.all([closeDatabase(), single.end(), first.sql.end(), second.sql.end()])
  await other.leave()
})

describe('with several servers', () => {
  test('every pool uses the server that accepts writes, whatever its position in the address', async () => {
    await write(1)
    expect([await numbersIn(first), await numbersIn(second)]).toEqual([[], [1]])
    await writeAlone(2)
    await single.query('insert into writes values (3)')
    expect(await numbersIn(second)).toEqual([1, 2, 3])
    await second.sql`select pg_notify('writes', '')`
    await until(() => heard > 0)
    expect(await databaseAcceptsWrites()).toBe(true)
  })

  test('while no server accepts writes, requests get the page for an unavailable database', async () => {
    await setReadOnly(second, true)
    await until(async () => !(await databaseAcceptsWrites()))
    const failure = await until(() =>
      write(4).then(
        () => false as const,
        (error: unknown) => ({ error }),
      ),
    )
    expect(isDatabaseUnavailable(failure.error)).toBe(true)
  })

  test('a server that becomes writable is detected, and refused requests work again', async () => {
    await setReadOnly(first, false)
    await until(() =>
      write(5).then(
        () => true,
        () => false,
      ),
    )
    await until(() =>
      single.query('insert into writes values (6)').then(
        () => true,
        () => false,
      ),
    )
    await writeAlone(7)
    expect(await numbersIn(first)).toEqual([5, 6, 7])
    expect(await databaseAcceptsWrites()).toBe(true)
  })

  test('a server that stops answering is replaced by one that accepts writes, even while an answer is awaited', async () => {
    const asked = write(8).then(() => write(9))
    await asked
    first.proxy.pause()
    const waiting = write(10).catch((error: unknown) => error)
    await setReadOnly(second, false)
    await until(() =>
      Promise.race([
        write(11).then(
          () => true,
          () => false,
        ),
        new Promise<false>((late) => setTimeout(late, 500, false)),
      ]),
    )
    expect(isDatabaseUnavailable(await waiting)).toBe(true)
    expect(await numbersIn(second)).toContain(11)
    first.proxy.resume()
  })
})

async function copyOfRole(name: string): Promise<Sql> {
  const admin = postgres({ ...other.superuser, max: 1, onnotice: () => {} })
  const { username, password } = inject('postgres')
  await admin.unsafe(`alter role "${username}" password '${password}'`)
  await admin.unsafe(`create database "${name}" owner "${username}"`)
  await admin.end()
  return postgres({ ...other.connection, username, password, database: name, max: 2, onnotice: () => {} })
}

/** New connections are read-only, as on a standby. */
async function setReadOnly({ sql }: Server, readOnly: boolean) {
  const name = new URL(own.url).pathname.slice(1)
  await sql.unsafe(
    `set default_transaction_read_only = off; alter database "${name}" set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`,
  )
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'el-cercle %'`
}

async function write(number: number) {
  await database.execute(sql`insert into writes values (${number})`)
}

async function writeAlone(number: number) {
  const alone = connectDedicated(url, 'el-cercle alone')
  await alone`insert into writes values (${number})`
  await alone.end()
}

async function numbersIn({ sql }: Server): Promise<number[]> {
  return (await sql<{ number: number }[]>`select number from writes order by number`).map(({ number }) => number)
}
