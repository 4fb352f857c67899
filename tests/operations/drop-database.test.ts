import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { dropDatabase } from '#app/backup/drop-database.server.ts'

let server: EmbeddedPostgres
let admin: Sql

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-'))
  chmodSync(dataDir, 0o755)
  const settings = { fsync: 'off', autovacuum_naptime: '1s' }
  server = await joinEmbeddedPostgres({ dataDir, print: () => {}, settings })
  admin = postgres({ ...server.connection, max: 1, onnotice: () => {} })
})

afterAll(async () => {
  await admin.end()
  await server.leave()
})

test('a database is dropped while autovacuum and a connection of its owner are at work in it', async () => {
  const sql = await createDatabase('vacuumed')
  await sql`create table slow (number int) with (autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)`
  await sql`insert into slow select generate_series(1, 100000)`
  await sql`delete from slow where number % 2 = 0`
  await sql.end()
  await vi.waitFor(
    async () => expect(await admin`select from pg_stat_activity where datname = 'vacuumed'`).toHaveLength(1),
    { timeout: 60_000 },
  )
  const { query } = await connectToStay('vacuumed')
  await Promise.all([dropDatabase(admin, 'vacuumed'), expect(query).rejects.toThrow()])
  expect(await names()).not.toContain('vacuumed')
})

async function connectToStay(database: string) {
  const sql = postgres({ ...server.connection, database, max: 1, onnotice: () => {} })
  const query = sql`select pg_sleep(600)`.execute()
  await vi.waitFor(async () =>
    expect(
      await admin`select from pg_stat_activity where query like '%pg_sleep(600)%' and datname = ${database}`,
    ).toHaveLength(1),
  )
  return { query }
}

async function createDatabase(name: string): Promise<Sql> {
  await admin.unsafe(`create database ${name}`)
  return postgres({ ...server.connection, database: name, max: 1, onnotice: () => {} })
}

async function names(): Promise<string[]> {
  const rows = await admin<{ datname: string }[]>`select datname from pg_database`
  return rows.map(({ datname }) => datname)
}
