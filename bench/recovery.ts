// Kills every process and deletes the data folder at random times, twenty times, at the default interval of WAL copies,
// and recovers from what BACKUP_COMMAND has taken. Only acknowledgements of the last 60 s may be missing. ROUNDS and SEED
// repeat or shorten it.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { registrationFields } from '../tests/harness/registration-fields.ts'
import { until } from '../tests/harness/mailbox.ts'
import { runServer, type RunningServer } from '../tests/harness/server.ts'
import { killProcessesOf } from './harness/kill-processes.ts'
import { random } from './random.ts'
import { record, seedOfRun } from './record.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const BASE_EVERY = 5
/** A machine lives a random time: up to two and a half intervals. */
const SECONDS = { least: 20, most: 75 }
const CLIENTS = 4
const EVENTS = 5
const RPO_SECONDS = 60

type Guest = { email: string; at: number }
type Loss = { missing: number; oldest: number; torn: number; restore: number; acknowledged: number }

const root = resolve(import.meta.dirname, '..')
const seed = seedOfRun()
const draw = random(seed)
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-recovery-'))
chmodSync(folder, 0o755)
const [dataDir, off] = [join(folder, 'machine'), join(folder, 'off')]
mkdirSync(off)
const key = `${seed.toString(16).padStart(64, '0')}\n`

let acknowledged: Guest[] = []
let guests = 0
const losses: Loss[] = []
try {
  for (let round = 1; round <= ROUNDS; round++) {
    const loss = await runRound(round)
    losses.push(loss)
    console.log(`round ${round} of ${ROUNDS}: ${JSON.stringify(loss)}`)
  }
  report()
} finally {
  await killProcessesOf(dataDir)
  rmSync(folder, { recursive: true, force: true })
}

async function runRound(round: number): Promise<Loss> {
  prepareMachine()
  const server = await startServer()
  const dinners = round === 1 ? await makeDinners() : await dinnerIds()
  if (round % BASE_EVERY === 1) await makeBase()
  const ending = new AbortController()
  const clients = Array.from({ length: CLIENTS }, () => register(server, dinners, ending.signal))
  await pause(1000 * (SECONDS.least + draw() * (SECONDS.most - SECONDS.least)))
  const lostAt = Date.now()
  await killProcessesOf(dataDir)
  ending.abort()
  await Promise.all(clients)
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
  prepareMachine()
  const startedAt = performance.now()
  await restore()
  const restoreSeconds = Math.round((performance.now() - startedAt) / 100) / 10
  return { ...(await compare(lostAt)), restore: restoreSeconds }
}

function prepareMachine() {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'encryption.key'), key, { mode: 0o600 })
}

function startServer(): Promise<RunningServer> {
  return runServer({
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    BACKUP_COMMAND: `cp "$1" "${off}/.$$" && mv "${off}/.$$" "${off}/$(basename "$1")"`,
  })
}

async function register(server: RunningServer, dinners: number[], signal: AbortSignal) {
  while (!signal.aborted) {
    const email = `guest-${guests++}@example.org`
    const dinner = dinners[Math.floor(draw() * dinners.length)] ?? 0
    const address = `10.${Math.floor(draw() * 250)}.${Math.floor(draw() * 250)}.${Math.floor(draw() * 250)}`
    const status = await fetch(`${server.url}/eventos/${dinner}/inscripcion`, {
      method: 'POST',
      headers: { Origin: server.url, 'X-Forwarded-For': address },
      body: new URLSearchParams(registrationFields({ email, full_name: `Guest ${email}` })),
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (answer) => (await answer.text(), answer.status),
      () => 0,
    )
    if (status === 200) acknowledged.push({ email, at: Date.now() })
    await pause(20)
  }
}

async function restore() {
  const child = spawn(process.execPath, [join(root, 'commands/restore.ts'), '--at', 'latest', '--from', off], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  if (code !== 0) throw new Error(`the restore ended with ${code}`)
}

async function compare(lostAt: number): Promise<Omit<Loss, 'restore'>> {
  return inDatabase(async (sql) => {
    const rows = await sql<{ email: string; mails: number }[]>`
      select email, (select count(*)::int from mails m where m.ref = r.id::text and m.kind = 'registration') as mails from event_registrations r`
    const stored = new Set(rows.map(({ email }) => email))
    const missing = acknowledged.filter(({ email }) => !stored.has(email))
    const oldest = Math.max(0, ...missing.map(({ at }) => (lostAt - at) / 1000))
    const [wrong] = await sql<{ counters: number; mails: number }[]>`
      select (select count(*)::int from events e
          where registered <> (select count(*) from event_registrations r where r.event_id = e.id and r.cancelled_at is null)) as counters,
        (select count(*)::int from mails m where kind = 'registration' and not exists (select from event_registrations r where r.id::text = m.ref)) as mails`
    const torn =
      (wrong?.counters ?? 0) +
      (wrong?.mails ?? 0) +
      rows.filter(({ mails }) => mails !== 1).length +
      (rows.length - stored.size)
    const sent = acknowledged.length
    acknowledged = acknowledged.filter(({ email }) => stored.has(email))
    return { missing: missing.length, oldest: Math.round(oldest * 10) / 10, torn, acknowledged: sent }
  })
}

async function makeDinners(): Promise<number[]> {
  return inDatabase(async (sql) => {
    const rows = await sql<{ id: number }[]>`
      insert into events (title, date, max_participants) select 'Cena ' || n, now() + interval '300 days', 1000000 from generate_series(1, ${EVENTS}) n returning id`
    return rows.map(({ id }) => id)
  })
}

async function dinnerIds(): Promise<number[]> {
  return inDatabase(async (sql) => (await sql<{ id: number }[]>`select id from events order by id`).map(({ id }) => id))
}

async function makeBase() {
  const bases = () => readdirSync(off).filter((name) => name.includes('-base-')).length
  const before = bases()
  await inDatabase((sql) => sql`insert into pgboss.job (name, data) values ('base-backup', '{"id": ""}')`)
  await until(() => bases() > before, 180)
}

async function inDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const server = await joinEmbeddedPostgres({ dataDir, print: () => {} })
  const sql = postgres({ ...server.connection, max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await server.leave()
  }
}

function report() {
  const most = (of: Loss[], value: (loss: Loss) => number) => Math.max(0, ...of.map(value))
  const sum = (value: (loss: Loss) => number) => losses.reduce((total, loss) => total + value(loss), 0)
  const oldest = most(losses, (loss) => loss.oldest)
  const torn = sum((loss) => loss.torn)
  record(
    'recovery',
    [
      {
        claim: 'machines lost, and restored from elsewhere',
        measured: losses.length,
        bar: `${ROUNDS}`,
        holds: losses.length === ROUNDS,
      },
      {
        claim: 'registrations acknowledged',
        measured: acknowledged.length + sum((loss) => loss.missing),
        bar: 'shown',
        holds: true,
      },
      { claim: 'of these missing', measured: sum((loss) => loss.missing), bar: 'shown', holds: true },
      {
        claim: 'age of the oldest one missing, in s',
        measured: oldest,
        bar: `at most ${RPO_SECONDS}`,
        holds: oldest <= RPO_SECONDS,
      },
      { claim: 'counters, mails or guests that do not fit together', measured: torn, bar: '0', holds: torn === 0 },
      { claim: 'longest restore, in s', measured: most(losses, (loss) => loss.restore), bar: 'shown', holds: true },
    ],
    seed,
  )
}
