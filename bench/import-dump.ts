// A dump of 50,000 rows of an older database: how long it takes, that it comes over equal, and that memory stays flat.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { findDifferences, makeOlderDatabase, writeOlderDump, type OlderAmounts } from '#tests/harness/older-database.ts'
import { testKey } from '#tests/harness/test-key.ts'
import { addressOf } from '#tests/harness/test-postgres.ts'
import { peakKibibytes } from './harness/processes.ts'
import { record, shown } from './record.ts'

const root = resolve(import.meta.dirname, '..')
/** With 800 restaurants, organizers and posts. */
const small = { accounts: 100, events: 100, requests: 800, members: 600, registrations: 2_600 }
const large = { accounts: 500, events: 700, requests: 9_000, members: 6_000, registrations: 33_000 }
/**
 * Of V8's young generation, in MB: the same from the start. By itself it grows for some seconds of work, up to 96 MB,
 * so that a run of 5,000 rows would end before it has the size that it has for 50,000.
 */
const YOUNG_GENERATION = ['--min-semi-space-size=16', '--max-semi-space-size=16']
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-import-dump-'))
chmodSync(folder, 0o755)

const server = await joinEmbeddedPostgres({ dataDir: folder, print: () => {} })
try {
  const few = await withDump('few', small, ({ url, file }) => run(url, [file]))
  const many = await withDump('many', large, async ({ url, file, sql }) => {
    const dryRun = await run(url, [file])
    const written = await run(url, [file, '--write'])
    const differences = Object.values(await findDifferences(sql)).flat().length
    return { dryRun, written, differences, repeated: await run(url, [file, '--write']) }
  })
  const grown = Math.round(Math.max(many.dryRun.peak, many.written.peak) - few.peak)
  record('import-dump', [
    { claim: 'rows that differ, of 50,000', measured: many.differences, bar: '0', holds: many.differences === 0 },
    shown('dry run of 50,000 rows', `${many.dryRun.seconds} s`),
    shown('bringing them over', `${many.written.seconds} s`),
    shown('the same again, which changes nothing', `${many.repeated.seconds} s`),
    shown('peak memory with 5,000 rows', `${Math.round(few.peak)} MB`),
    { claim: 'more of it with 50,000', measured: `${grown} MB`, bar: '< 60 MB', holds: grown < 60 },
  ])
} finally {
  await server.leave()
  rmSync(folder, { recursive: true, force: true })
}

type Dump = { url: string; file: string; sql: postgres.Sql }

async function withDump<T>(name: string, amounts: OlderAmounts, work: (dump: Dump) => Promise<T>): Promise<T> {
  const { connection } = server
  const admin = postgres({ ...connection, max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const own = { ...connection, database: name }
  await migrateDatabase(own, join(root, 'migrations'))
  const sql = postgres({ ...own, max: 2, onnotice: () => {} })
  try {
    const file = join(folder, `${name}.sql.gz`)
    await makeOlderDatabase(sql, amounts)
    await writeOlderDump(sql, file)
    return await work({ url: addressOf(connection, name), file, sql })
  } finally {
    await sql.end()
  }
}

/** Seconds, and the peak of memory in MB. */
async function run(url: string, words: string[]): Promise<{ seconds: number; peak: number }> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...YOUNG_GENERATION, join(root, 'commands/import-dump.ts'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: url, ENCRYPTION_KEY: testKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  let peak = 0
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, peakKibibytes(child.pid ?? 0) / 1024)
    await Promise.race([pause(50), ended])
  }
  if ((await ended) !== 0) throw new Error('the command has failed')
  return { seconds: Math.round((performance.now() - startedAt) / 100) / 10, peak }
}
