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

test('a database is dropped while autovacuum is at work in it', async () => {
  const sql = await createDatabase('vacuumed')
  await sql`create table slow (number int) with (autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)`
  await sql`insert into slow select generate_series(1, 100000)`
  await sql`delete from slow where number % 2 = 0`
  await sql.end()
  await vi.waitFor(
    async () => expect(await admin`select from pg_stat_activity where datname = 'vacuumed'`).toHaveLength(1),
    { timeout: 60_000 },
  )
  await dropDatabase(admin, 'vacuumed')
  expect(await names()).not.toContain('vacuumed')
})

test('a database is dropped from under a connection that stays', async () => {
  const sql = await createDatabase('used')
  const query = sql`select pg_sleep(60)`.execute()
  await vi.waitFor(async () =>
    expect(await admin`select from pg_stat_activity where query like '%pg_sleep%' and datname = 'used'`).toHaveLength(
      1,
    ),
  )
  await Promise.all([dropDatabase(admin, 'used'), expect(query).rejects.toThrow()])
  expect(await names()).not.toContain('used')
})

async function createDatabase(name: string): Promise<Sql> {
  await admin.unsafe(`create database ${name}`)
  return postgres({ ...server.connection, database: name, max: 1, onnotice: () => {} })
}

async function names(): Promise<string[]> {
  const rows = await admin<{ datname: string }[]>`select datname from pg_database`
  return rows.map(({ datname }) => datname)
}
