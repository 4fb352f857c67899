import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packagedPrograms } from '#server/embedded-postgres/programs.ts'
import { until } from '../harness/mailbox.ts'
import { makeCluster, type PostgresCluster } from '../harness/postgres-cluster.ts'
import { freePort, runServer, type RunningServer } from '../harness/server.ts'
import { testKey } from '../harness/test-key.ts'
import { webhookServer } from '../harness/webhook.ts'

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-external-'))
const [dataDir, copies, away] = [join(folder, 'data'), join(folder, 'copies'), join(folder, 'away')]
let hook: Awaited<ReturnType<typeof webhookServer>>
let cluster: PostgresCluster
let admin: Sql
let sql: Sql
let servers: RunningServer[]

const addressOf = (database: string) => `postgres://club:club@127.0.0.1:${cluster.port}/${database}`
const nightlyFiles = (of: string) => readdirSync(of).filter((name) => name.endsWith('.backup'))

beforeAll(async () => {
  chmodSync(folder, 0o755)
  for (const each of [dataDir, away]) mkdirSync(each)
  hook = await webhookServer()
  cluster = await makeCluster(join(packagedPrograms().folder, 'bin'), await freePort())
  await cluster.start()
  admin = cluster.connect()
  await admin`create role club login password 'club'`
  for (const database of ['club', 'elsewhere']) await admin.unsafe(`create database ${database} owner club`)
  const settings = {
    DATABASE_URL: addressOf('club'),
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: 'token',
    ALERT_WEBHOOK_URL: hook.url,
    ALERT_CHECK_SECONDS: '1',
  }
  const copying = {
    DATA_DIR: dataDir,
    BACKUP_DIR: copies,
    BACKUP_COMMAND: `cp "$1" "${away}/.$$" && mv "${away}/.$$" "${away}/$(basename "$1")"`,
  }
  servers = [await runServer(settings)]
  sql = cluster.connect('club')
  servers.push(await runServer({ ...settings, ...copying }), await runServer({ ...settings, ...copying }))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await Promise.all([sql.end(), admin.end(), hook.close()])
  await cluster.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function runJob(queue: string, fact: string) {
  const before = await factOf(fact)
  await sql`insert into pgboss.job (name, data) values (${queue}, '{"id": ""}')`
  return until(async () => {
    const now = await factOf(fact)
    return JSON.stringify(now) !== JSON.stringify(before) && now
  }, 60)
}

type Fact = { good?: Record<string, unknown>; failure?: unknown }
async function factOf(name: string) {
  return (await sql<{ value: Fact }[]>`select value from database_facts where name = ${name}`)[0]?.value
}

test('the machine with BACKUP_DIR copies an external database every night', async () => {
  const schedules = await sql`select name, cron from pgboss.schedule where name like 'external-%' order by name`
  expect(schedules).toEqual([
    { name: 'external-nightly-backup', cron: '30 3 * * *' },
    { name: 'external-restore-drill', cron: '30 4 * * 0' },
  ])
  // The first server, which makes no copies, works on this queue, and does nothing.
  await sql`insert into pgboss.job (name, data) values ('nightly-backup', '{"id": ""}')`
  const fact = await runJob('external-nightly-backup', 'nightly-backup')
  expect(fact).toMatchObject({ good: { file: nightlyFiles(copies)[0] }, failure: null })
  expect(nightlyFiles(copies)).toHaveLength(1)
  await until(() => nightlyFiles(away).length === 1)
})

test('the copy is tested on the machine: the server has no database for it, and the machine keeps none', async () => {
  const [role] = await admin`select rolcreatedb as createdb, rolsuper as super from pg_roles where rolname = 'club'`
  expect(role).toEqual({ createdb: false, super: false })
  expect(await admin`select datname from pg_database where datname like '%check%'`).toEqual([])
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('scratch'))).toEqual([])
})

test('the weekly drill restores the newest file, and metrics tell the ages', async () => {
  const fact = await runJob('external-restore-drill', 'restore-drill')
  expect(fact).toMatchObject({ good: { nightly: nightlyFiles(copies)[0] }, failure: null })
  expect(Number(fact.good?.tables)).toBeGreaterThan(20)
  const answer = await fetch(`${servers[1]?.url}/metrics`, { headers: { Authorization: 'Bearer token' } })
  const text = await answer.text()
  for (const age of [
    'backup_age_seconds{round="nightly"}',
    'backup_age_seconds{round="drill"}',
    'sent_copy_age_seconds',
  ])
    expect(text).toContain(`el_cercle_${age} `)
  expect(text).not.toContain('round="base"')
})

test('a damaged copy is an incident, which a process without copies does not end', async () => {
  const path = join(copies, nightlyFiles(copies)[0] ?? '')
  copyFileSync(path, join(folder, 'good'))
  const bytes = readFileSync(path)
  const middle = Math.floor(bytes.length / 2)
  writeFileSync(path, Buffer.from(bytes).fill(7, middle, middle + 10))
  expect(await runJob('external-restore-drill', 'restore-drill')).toMatchObject({ failure: { fault: 'damaged' } })
  const events = () => hook.alerts.filter(({ kind }) => kind === 'backup-drill').map(({ event }) => event)
  await until(() => events().length > 0)
  const seen = async () =>
    (await sql<{ at: string }[]>`select last_seen_at::text as at from incidents where kind = 'backup-drill'`)[0]?.at
  for (let checks = 0; checks < 3; checks++) {
    const before = await seen()
    await until(async () => (await seen()) !== before)
  }
  expect(events()).toEqual(['opened'])
  copyFileSync(join(folder, 'good'), path)
  expect(await runJob('external-restore-drill', 'restore-drill')).toMatchObject({ failure: null })
  await sql`update incidents set last_seen_at = now() - interval '6 minutes' where kind = 'backup-drill'`
  await until(() => events().length > 1)
  expect(events()).toEqual(['opened', 'recovered'])
})

test('the same command restores the file into another server', async () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('commands/restore.ts'), join(away, nightlyFiles(away)[0] ?? '')],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: addressOf('elsewhere'), ENCRYPTION_KEY: testKey },
      encoding: 'utf8',
    },
  )
  expect([status, stdout + stderr]).toEqual([0, expect.stringMatching(/^Restored: \d+ rows of \d+ tables/m)])
})
