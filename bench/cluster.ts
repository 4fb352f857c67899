// A Patroni cluster from the files of `docs/deploy/cluster/`, each machine a network namespace: under bookings and page
// reads, leaders are killed, networks cut and app machines restarted. KILLS, CUTS and RESTARTS change how often.
import { setTimeout as pause } from 'node:timers/promises'
import { connectDedicated } from '#app/database/connect.server.ts'
import { startCluster, type Cluster } from './cluster/cluster.ts'
import { machinesOf, strike, type FaultKind } from './cluster/faults.ts'
import { wholeCluster } from './cluster/members.ts'
import { findMissing } from './cluster/programs.ts'
import { ask, startBookings, startReading, type Bookings, type PageReading } from './cluster/visitors.ts'
import { random } from './random.ts'
import { record, seedOfRun, shown, type Figure } from './record.ts'

const KILLS = Number(process.env.KILLS ?? 10)
const CUTS = Number(process.env.CUTS ?? 5)
const RESTARTS = Number(process.env.RESTARTS ?? 10)
/** No further fault begins after this time. */
const DRILL_SECONDS = Number(process.env.DRILL_SECONDS ?? 1_200)
const DINNERS = 400
const SEATS = 30
const WRITE_AGAIN_S = 15
const MAILS_WITHIN_MS = 300_000
/** Three in five are of the leader. */
const cutsInTurn: FaultKind[] = [
  'network of the leader cut',
  'network of the synchronous standby cut',
  'network of the leader cut',
  'network of an app machine cut',
  'network of the leader cut',
]

const seed = seedOfRun()
const draw = random(seed)
const missing = findMissing()
if (missing) console.log(`The bench of the cluster is skipped: ${missing}.`)
else await measure()

async function measure() {
  await using ending = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void ending.disposeAsync().then(() => process.exit(1)))
  const cluster = await startCluster(ending)
  const events = await makeDinners(cluster)
  const site = { ...cluster.proxy, draw }
  // An odd number: HAProxy asks the processes in turn, and both keep each page before the first fault.
  const pages = ['/', '/ca', '/eventos', '/restaurantes', '/blog', '/contacto', `/eventos/${events[0]}`]
  for (let n = 0; n < 6; n++) await Promise.all(pages.map((path) => ask(site, path)))
  const bookings = startBookings(site, events)
  const { reading, stop } = startReading(site, pages)
  const seconds = await drill(cluster, bookings)
  await wholeCluster(machinesOf(cluster))
  await bookings.stop()
  await stop()
  const figures = [
    ...describeFaults(seconds),
    ...describePages(reading),
    ...(await describeBookings(cluster, bookings)),
  ]
  record('cluster', figures, seed)
}

/** The kinds in a random order. @returns the seconds without writing, by kind */
async function drill(cluster: Cluster, bookings: Bookings): Promise<Map<FaultKind, number[]>> {
  const faults: FaultKind[] = [
    ...Array<FaultKind>(KILLS).fill('leader killed'),
    ...Array.from({ length: CUTS }, (_, n) => cutsInTurn[n % cutsInTurn.length] as FaultKind),
    ...Array<FaultKind>(RESTARTS).fill('app machine restarted'),
  ]
  const seconds = new Map<FaultKind, number[]>()
  const end = performance.now() + DRILL_SECONDS * 1_000
  while (faults.length > 0 && performance.now() < end) {
    const [kind] = faults.splice(Math.floor(draw() * faults.length), 1) as [FaultKind]
    await pause(1_000 + 2_000 * draw())
    const before = seconds.get(kind) ?? []
    const one = await strike(kind, cluster, bookings, before.length)
    seconds.set(kind, [...before, one])
    console.log(`${kind}: written again after ${one} s`)
  }
  return seconds
}

async function makeDinners({ databaseUrl }: Cluster): Promise<number[]> {
  const rows = await query<{ id: number }>(
    databaseUrl,
    `insert into events (title, date, max_participants)
      select 'Cena ' || n, now() + interval '30 days', ${SEATS} from generate_series(1, ${DINNERS}) n returning id`,
  )
  return rows.map(({ id }) => id)
}

function describeFaults(seconds: Map<FaultKind, number[]>): Figure[] {
  const all = [...seconds]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, values]) => {
      const [p50, p95, max] = [percentile(values, 0.5), percentile(values, 0.95), Math.max(...values)]
      return {
        claim: `${kind}, ${values.length} times: seconds until something is written again, p95`,
        measured: p95,
        bar: `< ${WRITE_AGAIN_S}`,
        holds: p95 < WRITE_AGAIN_S,
        more: shown('  p50 and slowest', `${p50}, ${max}`),
      }
    })
  const struck = [...seconds.values()].flat().length
  const wanted = KILLS + CUTS + RESTARTS
  return [
    { claim: 'Faults', measured: struck, bar: `${wanted}`, holds: struck === wanted },
    ...all.flatMap(({ more, ...figure }) => [figure, more]),
  ]
}

function describePages({ read, failed, slowestMs }: PageReading): Figure[] {
  for (const line of failed) console.log(line)
  return [
    shown('Public pages requested meanwhile', read),
    { claim: '  not answered', measured: failed.length, bar: '0', holds: failed.length === 0 },
    shown('  slowest answer in ms', slowestMs),
  ]
}

async function describeBookings(
  { databaseUrl, smtp }: Cluster,
  { acknowledged, statuses }: Bookings,
): Promise<Figure[]> {
  await allMailsSent(databaseUrl)
  const rows = await query<{ email: string }>(databaseUrl, 'select email from event_registrations')
  const stored = new Set(rows.map(({ email }) => email))
  const oversold = await query(
    databaseUrl,
    `select event_id from event_registrations group by event_id having count(*) > ${SEATS}`,
  )
  const full = await query(
    databaseUrl,
    `select event_id from event_registrations group by event_id having count(*) = ${SEATS}`,
  )
  const copies = new Map<string, number>()
  const told = new Set<string>()
  for (const { messageId = '', to } of smtp.mails) {
    const guest = to?.[0]?.address ?? ''
    if (!guest.startsWith('guest-')) continue
    told.add(guest)
    copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
  }
  const none = (claim: string, measured: number): Figure => ({ claim, measured, bar: '0', holds: measured === 0 })
  return [
    shown('Booking forms by status', JSON.stringify(statuses)),
    shown('Acknowledged bookings', acknowledged.length),
    none('  not stored', acknowledged.filter(({ email }) => !stored.has(email)).length),
    none('  without a confirmation at the mail server', acknowledged.filter(({ email }) => !told.has(email)).length),
    shown('Confirmations', copies.size),
    shown('  delivered more than once, by Message-ID', [...copies.values()].filter((count) => count > 1).length),
    shown(`Events sold out, with ${SEATS} seats`, full.length),
    none('  oversold', oversold.length),
  ]
}

async function allMailsSent(databaseUrl: string) {
  const end = performance.now() + MAILS_WITHIN_MS
  const unsent = () =>
    query<{ status: string; mails: number; errors: string }>(
      databaseUrl,
      `select status, count(*)::int as mails, min(last_error) as errors from mails
        where status <> 'sent' and recipient like 'guest-%' group by status`,
    )
  let left = await unsent()
  for (; left.length > 0 && performance.now() < end; left = await unsent()) await pause(1_000)
  for (const { status, mails, errors } of left) console.log(`${mails} mails are ${status} (${errors})`)
}

async function query<Row>(databaseUrl: string, statement: string): Promise<Row[]> {
  const sql = connectDedicated(databaseUrl, 'cluster bench')
  try {
    return [...(await sql.unsafe(statement))] as unknown as Row[]
  } finally {
    await sql.end({ timeout: 0 })
  }
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}
