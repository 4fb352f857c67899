// Kills every process of a site under bookings, again and again, and starts it again: every second time PostgreSQL goes
// on without them. How long until the next booking is stored, and whether an acknowledged one is lost. `KILLS`, SEED.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { until } from '#tests/harness/mailbox.ts'
import { registrationFields } from '#tests/harness/registration-fields.ts'
import { runServer, type RunningServer } from '#tests/harness/server.ts'
import { visitor } from '#tests/harness/visitor.ts'
import { killProcessesOf } from './harness/kill-processes.ts'
import { commandOf } from './harness/processes.ts'
import { random } from './random.ts'
import { record, seedOfRun, shown } from './record.ts'

const KILLS = Number(process.env.KILLS ?? 50)
const CLIENTS = 8
const SECONDS_WANTED = 10
const LONGEST_LOAD_MS = 2_000
const ORPHAN_SECONDS = 60

const seed = seedOfRun()
const draw = random(seed)
const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-killed-groups-'))
chmodSync(dataDir, 0o755)
const env = { DATA_DIR: dataDir, DEMO_CONTENT: '0', LOG_LEVEL: 'error', TRUSTED_PROXIES: 'loopback' }
const acknowledged: string[] = []
let booked = 0

try {
  const first = await runServer(env)
  const event = await makeDinner()
  await loadAndKill(first, event, true)
  const seconds: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const startedAt = performance.now()
    const server = await runServer(env)
    await until(() => book(server, event))
    seconds.push((performance.now() - startedAt) / 1000)
    await loadAndKill(server, event, kill % 2 === 0)
  }
  await report(event, seconds)
} finally {
  await killProcessesOf(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}

async function book(server: RunningServer, event: number): Promise<boolean> {
  const number = (booked += 1)
  const email = `guest-${number}@example.org`
  const address = `10.${number % 200}.${(number >> 8) % 200}.${number % 250}`
  const answer = await visitor(server.url)
    .post(`/eventos/${event}/inscripcion`, registrationFields({ email }), { 'X-Forwarded-For': address })
    .catch(() => null)
  if (answer?.status === 200) acknowledged.push(email)
  return answer?.status === 200
}

/** @param withPostgres whether PostgreSQL is killed with the others */
async function loadAndKill(server: RunningServer, event: number, withPostgres: boolean) {
  let stopped = false
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stopped) if (!(await book(server, event))) await pause(20)
  })
  await pause(draw() * LONGEST_LOAD_MS)
  if (withPostgres) await killProcessesOf(dataDir)
  else await server.kill()
  stopped = true
  await Promise.all(clients)
}

async function report(event: number, seconds: number[]) {
  const orphaned = await secondsUntilNone()
  const server = await runServer(env)
  const sql = connect()
  const stored = await sql<{ email: string }[]>`select distinct email from event_parties where event_id = ${event}`
  await sql.end()
  await server.stop()
  const kept = new Set(stored.map(({ email }) => email))
  const lost = acknowledged.filter((email) => !kept.has(email)).length
  const longest = Math.round(Math.max(...seconds) * 10) / 10
  const median = Math.round((seconds.toSorted((one, other) => one - other)[seconds.length >> 1] ?? 0) * 10) / 10
  record(
    'killed-groups',
    [
      shown('Kills of every process, PostgreSQL included every second time', KILLS),
      shown('From the start to the next stored booking, median in s', median),
      { claim: '  longest', measured: longest, bar: `<= ${SECONDS_WANTED}`, holds: longest <= SECONDS_WANTED },
      shown('Bookings acknowledged', acknowledged.length),
      { claim: '  of these lost', measured: lost, bar: '0', holds: lost === 0 },
      {
        claim: 'Without a process that uses it, PostgreSQL ends after s',
        measured: orphaned,
        bar: `<= ${ORPHAN_SECONDS}`,
        holds: orphaned <= ORPHAN_SECONDS,
      },
    ],
    seed,
  )
}

/** The last kill may have left none. */
async function secondsUntilNone(): Promise<number> {
  const server = await runServer(env)
  await server.kill()
  const startedAt = performance.now()
  while (countPostmasters() > 0 && performance.now() - startedAt < 2 * ORPHAN_SECONDS * 1000) await pause(200)
  return Math.round((performance.now() - startedAt) / 1000)
}

function countPostmasters(): number {
  return readdirSync('/proc').filter((pid) => {
    const [program = '', option, folder = ''] = /^\d+$/.test(pid) ? commandOf(Number(pid)).split('\0') : []
    return program.endsWith('/postgres') && option === '-D' && folder.startsWith(dataDir)
  }).length
}

function connect(): Sql {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim()
  return postgres({ host: join(dataDir, 'postgres/run'), username: 'cercle', password, database: 'cercle', max: 1 })
}

async function makeDinner(): Promise<number> {
  const sql = connect()
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '3 days', 100000) returning id`
  await sql.end()
  return row?.id ?? 0
}
