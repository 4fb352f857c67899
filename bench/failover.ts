// Ten failovers from a primary to its streaming standby under registrations: once with synchronous replication
// (`remote_apply`), once with asynchronous. Afterwards every acknowledged registration is looked for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openCluster } from '../server/embedded-postgres/cluster.ts'
import { runnablePrograms } from '../server/embedded-postgres/programs.ts'
import { makeCluster, type PostgresCluster } from '../tests/harness/postgres-cluster.ts'
import { freePort, runServer } from '../tests/harness/server.ts'
import { startRegistrations, type Registrations } from './harness/registrations-load.ts'
import { random } from './random.ts'
import { record, seedOfRun, type Figure } from './record.ts'

const FAILOVERS = Number(process.env.FAILOVERS ?? 10)
const CLIENTS = 6
const DINNERS = 50
const SEATS = 1_000
const FOUND_WITHIN_S = 5
/** How long an old primary runs beside the new one by mistake. */
const DOUBLE_PRIMARY_MS = 5_000
const settings = {
  wal_keep_size: '1GB',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  max_connections: 100,
  jit: 'off',
}

type Mode = 'remote_apply' | 'asynchronous'
type Failover = { foundAfter: number; outage: number; killedAt: number }
type Outcome = {
  failovers: Failover[]
  load: Registrations
  lost: { at: number }[]
  withoutMail: number
  strayed: number
}

const seed = seedOfRun()
const draw = random(seed)
const scratch = mkdtempSync(join(tmpdir(), 'el-cercle-failover-'))
const programs = dirname((await runnablePrograms(await openCluster(scratch))).postgres)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const figures: Figure[] = []
for (const mode of ['remote_apply', 'asynchronous'] as const) figures.push(...describe(mode, await runFailovers(mode)))
record('failover', figures, seed)
rmSync(scratch, { recursive: true, force: true })

async function runFailovers(mode: Mode): Promise<Outcome> {
  const clusters = [
    await makeCluster(programs, await freePort(), settings),
    await makeCluster(programs, await freePort(), settings),
  ] as const
  try {
    let [primary, standby] = clusters
    await primary.start()
    await query(primary, 'create database cercle', 'postgres')
    await becomeStandby(standby, primary, mode)
    const hosts = clusters.map(({ port }) => `127.0.0.1:${port}`).join(',')
    const product = await runServer({
      DATABASE_URL: `postgres://cercle:cercle@${hosts}/cercle`,
      DEMO_CONTENT: '0',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: 'loopback',
    })
    try {
      const dinners = await query<{ id: number }>(
        primary,
        `insert into events (title, date, max_participants) select 'Cena ' || n, now() + interval '30 days', ${SEATS} from generate_series(1, ${DINNERS}) n returning id`,
      )
      const load = startRegistrations({ url: product.url, events: dinners.map(({ id }) => id), clients: CLIENTS, draw })
      const failovers: Failover[] = []
      let strayed = 0
      for (let n = 0; n < FAILOVERS; n++) {
        await pause(1_000 + 2_000 * draw())
        failovers.push(await failOver(primary, standby, load))
        console.log(
          `${mode} ${n + 1}: first write ${failovers.at(-1)?.foundAfter} s after the promotion, ${failovers.at(-1)?.outage} s after the kill`,
        )
        ;[primary, standby] = [standby, primary]
        if (mode === 'asynchronous' && n === 0) strayed = await writesToOldPrimary(standby)
        await becomeStandby(standby, primary, mode)
      }
      await load.stop()
      return { failovers, load, strayed, ...(await findLost(primary, load)) }
    } finally {
      await product.kill()
    }
  } finally {
    for (const cluster of clusters) await cluster.remove()
  }
}

async function failOver(primary: PostgresCluster, standby: PostgresCluster, load: Registrations): Promise<Failover> {
  const killedAt = performance.now()
  await primary.kill()
  await query(standby, 'select pg_promote(true, 60)')
  const promotedAt = performance.now()
  // Not from the kill on: an answer in between may have been written before it.
  const foundAt = await load.nextAcknowledged()
  return { killedAt, foundAfter: seconds(foundAt - promotedAt), outage: seconds(foundAt - killedAt) }
}

/** With `remote_apply`, later acknowledgements imply a copy on the standby. */
async function becomeStandby(standby: PostgresCluster, primary: PostgresCluster, mode: Mode) {
  await standby.copyFrom(primary, { synchronous_standby_names: '' })
  await standby.start()
  await waitForStandby(primary, `state = 'streaming'`)
  if (mode === 'asynchronous') return
  await query(primary, `alter system set synchronous_commit = 'remote_apply'`)
  await query(primary, `alter system set synchronous_standby_names = 'standby'`)
  await query(primary, 'select pg_reload_conf()')
  await waitForStandby(primary, `sync_state = 'sync'`)
}

async function waitForStandby(primary: PostgresCluster, how: string) {
  const end = performance.now() + 60_000
  while ((await query(primary, `select 1 from pg_stat_replication where ${how}`)).length === 0) {
    if (performance.now() > end) throw new Error(`no standby with ${how} within 60 s`)
    await pause(100)
  }
}

async function writesToOldPrimary(old: PostgresCluster): Promise<number> {
  const count = async () =>
    (await query<{ count: number }>(old, 'select count(*)::int as count from event_registrations'))[0]?.count ?? 0
  await old.start()
  const before = await count()
  await pause(DOUBLE_PRIMARY_MS)
  const strayed = (await count()) - before
  await old.stop()
  return strayed
}

async function findLost(primary: PostgresCluster, load: Registrations) {
  const rows = await query<{ email: string; mails: number }>(
    primary,
    `select email, (select count(*)::int from mails m where m.ref = r.id::text and m.kind = 'registration') as mails from event_registrations r`,
  )
  const mails = new Map(rows.map((row) => [row.email, row.mails]))
  const lost = load.acknowledged.filter(({ email }) => !mails.has(email))
  return { lost, withoutMail: load.acknowledged.filter(({ email }) => mails.get(email) === 0).length }
}

async function query<Row>(cluster: PostgresCluster, statement: string, database = 'cercle'): Promise<Row[]> {
  const sql = cluster.connect(database)
  try {
    return [...(await sql.unsafe(statement))] as Row[]
  } finally {
    await sql.end({ timeout: 0 })
  }
}

function describe(mode: Mode, { failovers, load, lost, withoutMail, strayed }: Outcome): Figure[] {
  const slowest = Math.max(...failovers.map(({ foundAfter }) => foundAfter))
  const ages = lost.map(({ at }) =>
    Math.min(...failovers.map(({ killedAt }) => killedAt - at).filter((age) => age >= -1_000)),
  )
  const reported = (claim: string, measured: number | string): Figure => ({
    claim: `${mode}: ${claim}`,
    measured,
    bar: 'shown',
    holds: true,
  })
  const none = (claim: string, measured: number): Figure => ({
    claim: `${mode}: ${claim}`,
    measured,
    bar: '0',
    holds: measured === 0,
  })
  return [
    {
      claim: `${mode}: failovers`,
      measured: failovers.length,
      bar: `${FAILOVERS}`,
      holds: failovers.length === FAILOVERS,
    },
    {
      claim: `${mode}: seconds from promotion to the first write, slowest`,
      measured: slowest,
      bar: `<= ${FOUND_WITHIN_S}`,
      holds: slowest <= FOUND_WITHIN_S,
    },
    reported('seconds from the kill to the first write, slowest', Math.max(...failovers.map(({ outage }) => outage))),
    reported('acknowledged registrations', load.acknowledged.length),
    mode === 'remote_apply'
      ? none('acknowledged, but lost', lost.length)
      : reported('acknowledged, but lost', lost.length),
    ...(lost.length > 0
      ? [reported('milliseconds between the oldest lost acknowledgement and the kill', Math.round(Math.max(...ages)))]
      : []),
    none('acknowledged without its mail', withoutMail),
    ...(mode === 'asynchronous' ? [none('written to the old primary, started again beside the new one', strayed)] : []),
    reported('requests', load.sent()),
    reported('requests refused or cut', load.failed()),
  ]
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100
}
