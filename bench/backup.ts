// Backs up and restores a database of 100,000 rows, damages the file, kills the commands and measures their memory.
// With OTHER_DATABASE_URL (an empty PostgreSQL 15 or newer) it also moves the database there and back.
import { spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { random as makeRandom } from './random.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-bench-'))
chmodSync(folder, 0o755)
process.env.DATA_DIR = folder
// Imports after DATA_DIR is set: the settings are read at import.
const { joinEmbeddedPostgres } = await import('#server/embedded-postgres/index.ts')
const { connectDedicated } = await import('#app/database/connect.server.ts')
const { prepareDatabase } = await import('#app/platform/prepare-database.server.ts')
const { digestTables } = await import('#app/backup/copy-tables.server.ts')
const { verifyBackupFile } = await import('#app/backup/backup-file.server.ts')
const { addressOf } = await import('#tests/harness/test-postgres.ts')
const { until } = await import('#tests/harness/mailbox.ts')
const { fillDatabase } = await import('./backup/fill-database.ts')
const { record, seedOfRun, shown } = await import('./record.ts')
type Digests = Awaited<ReturnType<typeof digestTables>>
type Figure = Parameters<typeof record>[1][number]

const FLIPS = 40
const KILLS = 5
const MAX_MEMORY_MB = 96

const seed = seedOfRun()
const random = makeRandom(seed)
const postgres = await joinEmbeddedPostgres({ dataDir: folder, print: () => {} })
const file = join(folder, 'club.backup')
try {
  record('backup', await run(), seed)
} finally {
  await postgres.leave()
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<Figure[]> {
  const [club, copy] = [await makeDatabase('club'), await makeDatabase('copy')]
  await prepareDatabase(club, join(root, 'migrations'))
  await fillDatabase(club, seed, random)
  const before = await digest(club)
  const rows = Object.values(before).reduce((sum, table) => sum + table.rows, 0)
  const plain = await sizeOf(club)
  const idle = await command('backup', [], club, { mayFail: true })
  const backup = await command('backup', [file], club)
  const restore = await command('restore', [file], copy)
  const figures = [
    holds('rows in the database', rows, 'at least 100000', rows >= 100_000),
    same('rows that differ after backup and restore to an empty database', before, await digest(copy)),
    ...(await flipBits(copy, before)),
    ...(await killCommands(club, copy, before)),
    bounded('memory of the backup command beyond its start', backup.memory - idle.memory),
    bounded('memory of the restore command beyond its start', restore.memory - idle.memory),
    shown('memory that a command takes to start', `${idle.memory} MB`),
    shown('size of the database', `${plain} MB`),
    shown('size of the backup', `${Math.round(statSync(file).size / 1e6)} MB`),
    shown('time of the backup', `${backup.seconds} s`),
    shown('time of the restore', `${restore.seconds} s`),
  ]
  const other = process.env.OTHER_DATABASE_URL
  return [
    ...figures,
    ...(other
      ? await moveThereAndBack(other, before)
      : [shown('move to another PostgreSQL and back', 'not tried: OTHER_DATABASE_URL is not set')]),
  ]
}

async function flipBits(copy: string, before: Digests): Promise<Figure[]> {
  const { size } = statSync(file)
  let noticed = 0
  for (let n = 0; n < FLIPS; n++) {
    const at = Math.floor(random() * size)
    flip(at)
    if (
      await verifyBackupFile(file).then(
        () => false,
        () => true,
      )
    )
      noticed++
    else console.log(`byte ${at} was flipped and not noticed`)
    flip(at)
  }
  const at = Math.floor(random() * size)
  flip(at)
  const { code } = await command('restore', [file, '--replace'], copy, { mayFail: true })
  flip(at)
  await verifyBackupFile(file)
  return [
    holds('flipped bits that were noticed', noticed, String(FLIPS), noticed === FLIPS),
    holds('exit code of a restore of a damaged file', code, '1', code === 1),
    same('rows touched by it', before, await digest(copy)),
  ]
}

async function killCommands(club: string, copy: string, before: Digests): Promise<Figure[]> {
  const target = join(folder, 'killed.backup')
  let halves = 0
  for (let n = 0; n < KILLS; n++) {
    await command('backup', [target], club, { mayFail: true, killAfter: 1000 + random() * 4000 })
    if (
      existsSync(target) &&
      (await verifyBackupFile(target).then(
        () => false,
        () => true,
      ))
    )
      halves++
    rmSync(target, { force: true })
    await command('restore', [file, '--replace'], copy, { mayFail: true, killAfter: 2000 + random() * 6000 })
    await until(async () => (await connections(copy)) === 0)
  }
  return [
    holds(`half files under their name after ${KILLS} kill -9 of a backup`, halves, '0', halves === 0),
    same(`rows that differ after ${KILLS} kill -9 of a restore`, before, await digest(copy)),
  ]
}

/** PostgreSQL notices a dead client at its next write. */
async function connections(url: string): Promise<number> {
  const sql = connectDedicated(url, 'bench')
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::integer as count from pg_stat_activity where datname = current_database() and application_name like 'el-cercle%'`
  await sql.end()
  return row?.count ?? 0
}

function flip(at: number) {
  const handle = openSync(file, 'r+')
  const byte = Buffer.alloc(1)
  readSync(handle, byte, 0, 1, at)
  byte[0] = (byte[0] ?? 0) ^ (1 << Math.floor((at * 7) % 8))
  writeSync(handle, byte, 0, 1, at)
  closeSync(handle)
}

async function moveThereAndBack(other: string, before: Digests): Promise<Figure[]> {
  await command('restore', [file, '--replace'], other)
  const moved = await digest(other)
  const second = join(folder, 'second.backup')
  await command('backup', [second], other)
  const back = await makeDatabase('back')
  await command('restore', [second], back)
  const sql = connectDedicated(other, 'bench')
  const [version] = await sql<{ server_version: string }[]>`show server_version`
  await sql.end()
  return [
    same(`rows that differ on PostgreSQL ${version?.server_version}`, before, moved),
    same('rows that differ when back', before, await digest(back)),
  ]
}

async function makeDatabase(name: string): Promise<string> {
  const admin = connectDedicated(postgres.connection, 'bench')
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  return addressOf(postgres.connection, name)
}

async function digest(url: string): Promise<Digests> {
  const sql = connectDedicated(url, 'bench')
  const digests = await digestTables(sql)
  await sql.end()
  return digests
}

async function sizeOf(url: string): Promise<number> {
  const sql = connectDedicated(url, 'bench')
  const [row] = await sql<{ bytes: string }[]>`select pg_database_size(current_database()) as bytes`
  await sql.end()
  return Math.round(Number(row?.bytes) / 1e6)
}

async function command(
  name: string,
  args: string[],
  url: string,
  { mayFail = false, killAfter = Number.POSITIVE_INFINITY } = {},
): Promise<{ code: number | null; memory: number; seconds: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, [join(root, `commands/${name}.ts`), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, peakOf(child.pid))), 20)
  const kill = Number.isFinite(killAfter) ? setTimeout(() => child.kill('SIGKILL'), killAfter) : undefined
  const code = await new Promise<number | null>((done) => child.once('close', done))
  clearTimeout(kill)
  clearInterval(watch)
  if (code !== 0 && !mayFail) throw new Error(`${name} ended with ${code}`)
  return { code, memory, seconds: Math.round((performance.now() - start) / 100) / 10 }
}

function peakOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000)
  } catch {
    return 0
  }
}

function same(claim: string, expected: Digests, found: Digests): Figure {
  const different = Object.keys({ ...expected, ...found }).filter(
    (table) => expected[table]?.sha256 !== found[table]?.sha256 || expected[table]?.rows !== found[table]?.rows,
  )
  return holds(claim, different.length === 0 ? 0 : `in ${different.join(', ')}`, '0', different.length === 0)
}

function bounded(claim: string, memory: number): Figure {
  return holds(claim, `${memory} MB`, `at most ${MAX_MEMORY_MB} MB`, memory <= MAX_MEMORY_MB)
}

function holds(claim: string, measured: number | string | null, bar: string, ok: boolean): Figure {
  return { claim, measured: measured ?? 'none', bar, holds: ok }
}
