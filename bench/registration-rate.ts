// Registrations by new people: over many events against the bare transaction, and all for one event as p99.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { median, startLoad } from './harness/load-process.ts'
import { portOf, runSubject } from './harness/subject.ts'
import { record, seedOfRun } from './record.ts'

const ROUNDS = 3
const ROUND_MS = 5_000
/** Until V8 has optimized the code of both: a server runs for weeks. */
const WARM_UP_MS = 20_000
/** More than a round answers: a person's second booking costs less. */
const REQUESTS = 15_000
const CONNECTIONS = 10
const EVENTS = 100
const CLIENTS = 64
/**
 * Both were 0.7 and 200 ms before parties, waiting lists and calendars: a booking writes them, too. What each part takes
 * is in `docs/scale.md`, «No sharding».
 */
const LEAST_SHARE = 0.45
const MOST_P99_MS = 350

const seed = seedOfRun()
let person = seed * 1000
// PostgreSQL's own user must be able to reach the folder.
const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-bench-'))
chmodSync(dataDir, 0o755)
process.env.DATA_DIR = dataDir
// Imports after DATA_DIR is set: the settings are read at import.
const { closeDatabase, database, openDatabase } = await import('#app/database/client.server.ts')
const { events } = await import('#app/database/schema.ts')
const { bookParty } = await import('#app/bookings/parties/book-party.server.ts')
const { startJobs, stopJobs } = await import('#app/platform/jobs/jobs.server.ts')
const { legalVersions } = await import('#app/legal-versions.ts')
const first = await runSubject({ DATA_DIR: dataDir, DEMO_CONTENT: '0' })
const postgres = await joinEmbeddedPostgres({ dataDir, print: () => {} })
await first.stop()
openDatabase(postgres.connection, { max: CONNECTIONS })
// The product has already created the queues.
await startJobs(postgres.connection, {}, { work: false })
const dinners = await database
  .insert(events)
  .values(
    Array.from({ length: EVENTS + 1 }, (_, index) => ({
      title: `Cena ${index}`,
      date: new Date(Date.now() + 1e9),
      maxParticipants: 100_000,
    })),
  )
  .returning({ id: events.id })
const ids = dinners.map(({ id }) => id)
const [crowded = 0, ...spread] = ids

const rates: Record<'alone' | 'http', number[]> = { alone: [], http: [] }
let slowest = Number.NaN
try {
  const subject = await runSubject({ DATA_DIR: dataDir, DEMO_CONTENT: '0', TRUSTED_PROXIES: '127.0.0.1' })
  const load = startLoad()
  const many = (eventId: () => number) => Array.from({ length: REQUESTS }, () => post(portOf(subject), eventId()))
  for (let round = 0; round <= ROUNDS; round++) {
    const durationMs = round === 0 ? WARM_UP_MS : ROUND_MS
    const alone = await transactionsAlone(durationMs)
    const { answers, statuses, seconds } = await load.run({
      port: portOf(subject),
      requests: many(() => spread[person % EVENTS] ?? 0),
      connections: CONNECTIONS,
      durationMs,
    })
    if (statuses['200'] !== answers) throw new Error(`answered ${JSON.stringify(statuses)}`)
    if (round === 0) {
      // As autovacuum does within a minute: plans made for empty tables read every booking of an event.
      await database.execute('analyze')
      continue
    }
    rates.alone.push(alone)
    rates.http.push(answers / seconds)
    console.log(
      `round ${round} of ${ROUNDS}: ${alone.toFixed(0)} a second alone, ${(answers / seconds).toFixed(0)} over HTTP`,
    )
  }
  const crowd = await load.run({
    port: portOf(subject),
    requests: many(() => crowded),
    connections: CLIENTS,
    durationMs: ROUND_MS,
  })
  slowest = crowd.p99
  load.stop()
  await subject.stop()
} finally {
  await stopJobs()
  await closeDatabase()
  await postgres.leave()
  rmSync(dataDir, { recursive: true, force: true })
}

const share = median(rates.http) / median(rates.alone)
record(
  'registration-rate',
  [
    {
      claim: `Registrations over HTTP, different events, as a share of the transaction alone from ${CONNECTIONS} connections`,
      measured: Math.round(share * 100) / 100,
      bar: `>= ${LEAST_SHARE}`,
      holds: share >= LEAST_SHARE,
    },
    { claim: '  a second', measured: Math.round(median(rates.http)), bar: 'shown', holds: true },
    {
      claim: `One event, ${CLIENTS} clients: p99 in ms`,
      measured: Math.round(slowest),
      bar: `< ${MOST_P99_MS}`,
      holds: slowest < MOST_P99_MS,
    },
  ],
  seed,
)

function nextPerson() {
  person += 1
  return { name: `Persona ${person}`, email: `p${person}@example.org` }
}

async function transactionsAlone(durationMs: number): Promise<number> {
  const end = performance.now() + durationMs
  const startedAt = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const { name, email } = nextPerson()
        const contact = {
          fullName: name,
          email,
          phone: undefined,
          howDidYouKnowUs: undefined,
          notes: undefined,
          isMember: false,
          language: 'es' as const,
          privacyVersion: legalVersions.privacy,
        }
        const outcome = await bookParty(spread[person % EVENTS] ?? 0, contact, [{ fullName: name }])
        if (!outcome.ok) throw new Error(outcome.reason)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - startedAt) / 1000)
}

function post(port: number, event: number): string {
  const { name, email } = nextPerson()
  const body = new URLSearchParams({ full_name: name, email, privacy: 'on' }).toString()
  const address = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`
  const headers = [
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Content-Type: application/x-www-form-urlencoded',
    `X-Forwarded-For: ${address}`,
    'Accept: application/json',
    'Accept-Encoding: br',
    `Content-Length: ${body.length}`,
  ]
  return `POST /eventos/${event}/inscripcion HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}
