// 20,000 registrations for 50 events of 100 seats, while processes and PostgreSQL are killed. Afterwards: sold exactly
// full, counters equal rows, and every acknowledged registration is stored once with its mail.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { runServer, type RunningServer } from '../tests/harness/server.ts'
import { registrationFields } from '../tests/harness/registration-fields.ts'
import { connectionOf } from './harness/embedded-connection.ts'
import { random } from './random.ts'
import { record, seedOfRun } from './record.ts'

const EVENTS = 50
const SEATS = 100
const ATTEMPTS = 20_000
const CLIENTS = 64
const KILLS = [...Array<'process'>(5).fill('process'), ...Array<'postgres'>(2).fill('postgres')]

const seed = seedOfRun()
const draw = random(seed)
const settings = { DEMO_CONTENT: '0', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1,::1' }

const first = await runServer(settings)
const { dataDir } = first
const servers: RunningServer[] = [first, await runServer({ ...settings, DATA_DIR: dataDir })]
const sql = postgres({ ...connectionOf(dataDir), max: 2, onnotice: () => {} })
const dinners = (
  await sql<
    { id: number }[]
  >`insert into events (title, date, max_participants) select 'Cena ' || n, now() + interval '30 days', ${SEATS} from generate_series(1, ${EVENTS}) n returning id`
).map(({ id }) => id)

const acknowledged: { event: number; email: string }[] = []
const answers = new Map<number | 'cut', number>()
let sent = 0
let killed = 0
const since = performance.now()

await Promise.all([killAtRandom(), ...Array.from({ length: CLIENTS }, (_, client) => register(client))])
const seconds = Math.round((performance.now() - since) / 1000)

// Lost registrations leave free seats: the next clients must get exactly those.
for (const event of dinners) for (let n = 0; (await book(event, `late-${event}-${n}@example.org`, n)) !== 409; n++);
await report()
await Promise.all(servers.map((server) => server.stop()))
await sql.end()
rmSync(dataDir, { recursive: true, force: true })

async function register(client: number) {
  while (sent < ATTEMPTS) {
    const number = sent++
    const event = dinners[Math.floor(draw() * EVENTS)] ?? 0
    const email = `guest-${number}@example.org`
    for (let tries = 0; tries < 100; tries++) {
      const status = await book(event, email, client)
      if (status === 200 || status === 409) break
      await pause(50 + 200 * draw())
    }
  }
}

async function book(event: number, email: string, client: number): Promise<number | 'cut'> {
  const server = servers[draw() < 0.5 ? 0 : 1] ?? first
  const status = await fetch(`${server.url}/eventos/${event}/inscripcion`, {
    method: 'POST',
    headers: {
      Origin: server.url,
      'X-Forwarded-For': `10.${client % 250}.${Math.floor(draw() * 250)}.${Math.floor(draw() * 250)}`,
    },
    body: new URLSearchParams(registrationFields({ email })),
  }).then(
    async (answer) => {
      await answer.text()
      return answer.status
    },
    () => 'cut' as const,
  )
  answers.set(status, (answers.get(status) ?? 0) + 1)
  if (status === 200) acknowledged.push({ event, email })
  return status
}

/** Spread over the first third, while there are free seats. */
async function killAtRandom() {
  const order = KILLS.map((target) => ({ target, at: draw() })).sort((one, other) => one.at - other.at)
  for (const [n, { target }] of order.entries()) {
    const reached = ((n + 0.5 + draw() * 0.4) / order.length) * 0.3 * ATTEMPTS
    while (sent < reached && sent < ATTEMPTS) await pause(20)
    console.log(
      `${sent} sent, ${acknowledged.length} done: kill -9 of ${target === 'postgres' ? 'PostgreSQL' : 'a process'}`,
    )
    if (target === 'postgres') {
      process.kill(
        Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
      killed += 1
    } else {
      const which = draw() < 0.5 ? 0 : 1
      const victim = servers[which] ?? first
      await victim.kill()
      if (victim.process.signalCode === 'SIGKILL') killed += 1
      servers[which] = await runServer({ ...settings, DATA_DIR: dataDir, PORT: new URL(victim.url).port })
    }
  }
}

async function report() {
  const events = await sql<{ registered: number; rows: number }[]>`
    select registered, (select count(*)::int from event_registrations r where r.event_id = e.id and r.cancelled_at is null) as rows from events e where e.id in ${sql(dinners)}`
  const rows = await sql<{ event: number; email: string; mails: number }[]>`
    select event_id as event, email, (select count(*)::int from mails m where m.ref = r.id::text and m.kind = 'registration') as mails from event_registrations r`
  const stored = new Map(rows.map((row) => [`${row.event} ${row.email}`, row]))
  const [orphans] = await sql<
    { mails: number }[]
  >`select count(*)::int as mails from mails where kind = 'registration' and not exists (select from event_registrations r where r.id::text = ref)`
  const sold = rows.length
  const missing = acknowledged.filter(({ event, email }) => stored.get(`${event} ${email}`)?.mails !== 1).length
  const unequal = events.filter(({ registered, rows: counted }) => registered !== counted).length
  const over = events.filter(({ rows: counted }) => counted > SEATS).length
  console.log(
    `${ATTEMPTS} registrations in ${seconds} s; answers: ${[...answers].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
  )
  record(
    'registrations',
    [
      { claim: 'registrations sent', measured: sent, bar: `${ATTEMPTS}`, holds: sent >= ATTEMPTS },
      {
        claim: 'processes and databases killed meanwhile',
        measured: killed,
        bar: `${KILLS.length}`,
        holds: killed === KILLS.length,
      },
      { claim: 'seats sold', measured: sold, bar: `exactly ${EVENTS * SEATS}`, holds: sold === EVENTS * SEATS },
      { claim: 'dinners sold over', measured: over, bar: '0', holds: over === 0 },
      { claim: 'dinners whose counter differs from the rows', measured: unequal, bar: '0', holds: unequal === 0 },
      {
        claim: 'acknowledged registrations',
        measured: acknowledged.length,
        bar: 'none missing, each with one mail',
        holds: missing === 0,
      },
      { claim: 'acknowledged, but missing or without its mail', measured: missing, bar: '0', holds: missing === 0 },
      { claim: 'mails of no registration', measured: orphans?.mails ?? -1, bar: '0', holds: orphans?.mails === 0 },
      { claim: 'answers of 500', measured: answers.get(500) ?? 0, bar: '0', holds: !answers.has(500) },
    ],
    seed,
  )
}
