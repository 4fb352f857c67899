import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { config } from '#app/config.server.ts'
import { readCopyName } from '#app/backup/copy-names.ts'
import { startCopyWorker, type CopyWorker } from '#app/backup/copy-worker.server.ts'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { until } from '../harness/mailbox.ts'

const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const made = mkdtempSync('/tmp/el-cercle-quiet-archive-')
  process.env.DATA_DIR = `${made}/var`
  process.env.WAL_ARCHIVE_SECONDS = '1'
  return made
})

let club: EmbeddedPostgres
let sql: postgres.Sql
let copies: CopyWorker

beforeAll(async () => {
  chmodSync(folder, 0o755)
  club = await joinEmbeddedPostgres({ dataDir: config.dataDir, print: () => {}, archiveSeconds: 3600 })
  sql = postgres({ ...club.superuser, max: 1 })
  await sql`create schema pgboss`
  for (const table of ['guests', 'database_facts', 'pgboss.job']) await sql.unsafe(`create table ${table} (n int)`)
  copies = await startCopyWorker(club)
})
afterAll(async () => {
  await sql.end()
  await club.leave()
  await copies.close()
  rmSync(folder, { recursive: true, force: true })
})

async function write(table: string) {
  await sql.unsafe(`insert into ${table} select generate_series(1, 100)`)
  await sql`select pg_stat_force_next_flush()`
  await sql`select 1`
  const [row] = await sql<{ segment: string }[]>`select pg_walfile_name(pg_current_wal_insert_lsn()) as segment`
  return row?.segment ?? ''
}

const isCopied = (segment: string) =>
  existsSync(config.backupDir) &&
  readdirSync(config.backupDir).some((file) => {
    const copy = readCopyName(file)
    return copy?.kind === 'wal' && copy.name === segment
  })

/** The worker has looked again: its connection has begun another query. */
async function lookedAgain() {
  const begun = async () =>
    (
      await sql<{ begun: string }[]>`
        select query_start::text as begun from pg_stat_activity where application_name = 'el-cercle archive'`
    )[0]?.begun
  const before = await begun()
  await until(async () => {
    const now = await begun()
    return now !== undefined && now !== before
  })
}

test('what the product writes is archived; the queue’s own writes wait', async () => {
  const first = await write('guests')
  await until(() => isCopied(first))
  await lookedAgain()
  const quiet = await write('pgboss.job')
  expect(await write('database_facts')).toBe(quiet)
  await lookedAgain()
  await lookedAgain()
  expect([await write('pgboss.job'), isCopied(quiet)]).toEqual([quiet, false])
  await write('guests')
  await until(() => isCopied(quiet))
})
