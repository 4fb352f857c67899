// What a server writes to its disk while nobody uses it, and while somebody books every ten seconds; extrapolated to a
// day with the copies of a night. IDLE_SECONDS and BUSY_SECONDS change the ten minutes and the five.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { until } from '#tests/harness/mailbox.ts'
import { runServer } from '#tests/harness/server.ts'
import { commandOf, processes } from './harness/processes.ts'
import { book } from './harness/registrations-load.ts'
import { pidOf } from './harness/subject.ts'
import { random } from './random.ts'
import { record, shown } from './record.ts'

const IDLE_SECONDS = Number(process.env.IDLE_SECONDS ?? 600)
const BUSY_SECONDS = Number(process.env.BUSY_SECONDS ?? 300)
/** The first base copy is made after a minute. */
const SETTLE_SECONDS = 120
const BOOKING_EVERY_SECONDS = 10
const [HOUR_SECONDS, DAY_SECONDS] = [3_600, 86_400]
/** With nothing but the job queue's writes, a segment ends after six hours (`server/wal-timeout.ts`). */
const QUIET_SEGMENTS_A_DAY = 4
const MAX_IDLE_MEGABYTES = 10
const MAX_IDLE_COMMANDS = 100

type Measured = { bytes: number; wal: number; commands: number }

const server = await runServer({
  LOG_LEVEL: 'error',
  DEMO_CONTENT: '0',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  BACKUP_COMMAND: 'echo "$1" >> "$DATA_DIR/sent"',
})
const club = await joinEmbeddedPostgres({ dataDir: server.dataDir, print: () => {} })
const sql = postgres({ ...(club.superuser as postgres.Options<{}>), max: 1, onnotice: () => {} })
try {
  await pause(SETTLE_SECONDS * 1000)
  const idle = await measure(() => pause(IDLE_SECONDS * 1000))
  const segment = await measure(archiveSegment)
  const busy = await measure(bookRegularly)
  const night = await measure(copyAsAtNight)
  report(idle, segment, busy, night)
} finally {
  await sql.end()
  await club.leave()
  await server.stop()
  rmSync(server.dataDir, { recursive: true, force: true })
}

async function measure(work: () => Promise<unknown>): Promise<Measured> {
  const [bytes, wal, commands] = [writtenBytes(), await walBytes(), sentCopies().length]
  await work()
  return { bytes: writtenBytes() - bytes, wal: (await walBytes()) - wal, commands: sentCopies().length - commands }
}

/** By the server and PostgreSQL. Linux adds what an ended process wrote to its parent. */
function writtenBytes(): number {
  return processes(pidOf(server)).reduce((sum, pid) => sum + writtenBy(pid), 0)
}

/**
 * `write_bytes` counts a whole folio, up to 2 MB, for each page that changes in a large file, and PostgreSQL changes
 * few pages of large files. `wchar` is what it hands over for writing: its sockets do not count, unlike Node's.
 */
function writtenBy(pid: number): number {
  const path = `/proc/${pid}/io`
  if (!existsSync(path)) return 0
  const counter = /postgres/.test(commandOf(pid)) ? 'wchar' : 'write_bytes'
  return Number(new RegExp(`^${counter}: (\\d+)$`, 'm').exec(readFileSync(path, 'utf8'))?.[1])
}

async function walBytes(): Promise<number> {
  const [row] = await sql<{ bytes: string }[]>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`
  return Number(row?.bytes)
}

function sentCopies(): string[] {
  const path = join(server.dataDir, 'sent')
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
}

async function archiveSegment() {
  const before = sentCopies().length
  await sql`select pg_switch_wal()`
  await until(() => sentCopies().length > before, 60)
}

async function bookRegularly() {
  const [event] = await sql<{ id: number }[]>`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '300 days', 1000) returning id`
  const draw = random(1)
  for (let n = 0; n < BUSY_SECONDS / BOOKING_EVERY_SECONDS; n++) {
    const next = pause(BOOKING_EVERY_SECONDS * 1000)
    if (!(await book(server.url, event?.id ?? 0, `guest-${n}@example.org`, draw))) throw new Error('not booked')
    await next
  }
}

/** With the purge, whose rows are archived. */
async function copyAsAtNight() {
  const before = sentCopies().length
  for (const name of ['nightly-backup', 'purge-what-is-over', 'base-backup'])
    await sql`insert into pgboss.job (name, data) values (${name}, '{"id": ""}')`
  const isSent = (part: RegExp) =>
    sentCopies()
      .slice(before)
      .some((path) => part.test(path))
  await until(() => isSent(/\.backup$/) && isSent(/-base-/), 300)
  await pause(60_000)
}

function report(idle: Measured, segment: Measured, busy: Measured, night: Measured) {
  const idleHour = idle.bytes * (HOUR_SECONDS / IDLE_SECONDS) + (segment.bytes * QUIET_SEGMENTS_A_DAY) / 24
  const idleCommands = idle.commands * (DAY_SECONDS / IDLE_SECONDS) + QUIET_SEGMENTS_A_DAY + night.commands
  const busyCommands = busy.commands * (DAY_SECONDS / BUSY_SECONDS) + night.commands
  record('idle', [
    {
      claim: 'idle: MB written to the disk in an hour, without the copies of the night',
      measured: megabytes(idleHour),
      bar: `under ${MAX_IDLE_MEGABYTES}`,
      holds: idleHour < MAX_IDLE_MEGABYTES * 1e6,
    },
    shown('  of these by the WAL copy of every six hours', megabytes((segment.bytes * QUIET_SEGMENTS_A_DAY) / 24)),
    shown('  MB of WAL in an hour', megabytes(idle.wal * (HOUR_SECONDS / IDLE_SECONDS))),
    {
      claim: 'idle: runs of BACKUP_COMMAND in a day, with those of the night',
      measured: Math.round(idleCommands),
      bar: `under ${MAX_IDLE_COMMANDS}`,
      holds: idleCommands < MAX_IDLE_COMMANDS,
    },
    shown('the copies of a night: MB written, of an empty club', megabytes(night.bytes)),
    shown('  runs of BACKUP_COMMAND', night.commands),
    shown(
      `a booking every ${BOOKING_EVERY_SECONDS} s: MB written in an hour`,
      megabytes(busy.bytes * (HOUR_SECONDS / BUSY_SECONDS)),
    ),
    shown('  MB of WAL in an hour', megabytes(busy.wal * (HOUR_SECONDS / BUSY_SECONDS))),
    shown('  runs of BACKUP_COMMAND in a day', Math.round(busyCommands)),
  ])
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e4) / 100
}
