// Lists and searches of the panel over HTTP, and their SQL with up to a million rows. `LISTS_DATA` keeps the databases.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { runServer, type RunningServer } from '#tests/harness/server.ts'
import { addressOf } from '#tests/harness/test-postgres.ts'
import { visitor } from '#tests/harness/visitor.ts'
import { seedDatabase } from '../commands/seed/seed-database.ts'
import { addresses, files } from './lists/addresses.ts'
import { figuresOf, inMs, quantile, round, sum, type Size, type Timing } from './lists/figures.ts'
import { record, seedOfRun, type Figure } from './record.ts'

const root = resolve(import.meta.dirname, '..')
const seed = seedOfRun()
const account = { email: 'banc@example.org', password: 'escudella lenta' }
/** Requests and members are in one table: half a million each make a million requests. */
const sizes: Record<Size, { requests: number; members: number; registrations: number }> = {
  small: { requests: 500, members: 500, registrations: 1_000 },
  middle: { requests: 100_000, members: 100_000, registrations: 200_000 },
  large: { requests: 500_000, members: 500_000, registrations: 1_000_000 },
}
const names = Object.keys(sizes) as Size[]
const TIMES = 5
/** Characters: the dashboard runs forty statements. */
const MAX_LOG_OF_PAGE = 500_000

const folder = process.env.LISTS_DATA ?? mkdtempSync(join(tmpdir(), 'el-cercle-bench-'))
chmodSync(folder, 0o755)
const cluster = await joinEmbeddedPostgres({ dataDir: folder, print })
try {
  const figures = await measure(cluster)
  record('lists', figures, seed)
} finally {
  await cluster.leave()
  if (!process.env.LISTS_DATA) rmSync(folder, { recursive: true, force: true })
}

async function measure({ connection }: EmbeddedPostgres): Promise<Figure[]> {
  for (const size of names) await makeDatabase(connection, size)
  const sites = Object.fromEntries(
    await Promise.all(names.map(async (size) => [size, await openSite(connection, size)] as const)),
  ) as Record<Size, Site>
  try {
    const pages = await requestEverything(sites)
    return [...figuresOf(pages), ...(await exportFigures(sites))]
  } finally {
    for (const site of Object.values(sites)) await site.server.stop()
  }
}

type Site = { server: RunningServer; request: (path: string) => Promise<Response> }

async function openSite(connection: EmbeddedPostgres['connection'], size: Size): Promise<Site> {
  const server = await runServer({
    DATABASE_URL: addressOf(connection, databaseName(size)),
    DEMO_CONTENT: '0',
    SLOW_QUERY_MS: '0',
    LOG_LEVEL: 'warn',
  })
  const cookie = await signIn(server.url)
  return { server, request: (path) => visitor(server.url).get(path, { Cookie: cookie }) }
}

async function requestEverything(sites: Record<Size, Site>): Promise<Timing[]> {
  const asked: Timing[] = []
  for (const path of addresses) {
    const here: Timing = {
      path,
      page: { small: [], middle: [], large: [] },
      statements: { small: [], middle: [], large: [] },
    }
    for (let time = -1; time < TIMES; time++) {
      for (const size of names) {
        const startedAt = performance.now()
        const answer = await sites[size].request(path)
        await answer.text()
        const page = performance.now() - startedAt
        if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
        const statements = await statementsOf(
          () => sites[size].server.output(),
          answer.headers.get('X-Request-Id') ?? '',
        )
        if (time < 0) continue
        here.page[size].push(page)
        here.statements[size].push(statements)
      }
    }
    asked.push(here)
    print(
      names
        .map(
          (size) =>
            `${inMs(quantile(here.page[size], 0.5)).padStart(9)} (SQL ${inMs(quantile(here.statements[size].map(sum), 0.5)).padStart(8)})`,
        )
        .join('  ') + `  ${path}`,
    )
  }
  return asked
}

async function exportFigures({ middle, large }: Record<Size, Site>): Promise<Figure[]> {
  const first: number[] = []
  for (const path of files) first.push((await download(middle.request, path)).first)
  const pid = large.server.process.pid
  const before = memoryOf(pid)
  const memory: number[] = []
  const watch = setInterval(() => memory.push(memoryOf(pid)), 50)
  const running = Promise.all([
    download(large.request, '/admin/solicitudes.csv?estado=all'),
    download(large.request, '/admin/socios.csv'),
  ])
  const beside: number[] = []
  for (let time = 0; time < 20; time++) {
    const startedAt = performance.now()
    await (await visitor(large.server.url).get('/eventos/1')).text()
    beside.push(performance.now() - startedAt)
  }
  const [{ bytes }] = await running
  clearInterval(watch)
  // Compares the halves: growth with the rows shows in spite of garbage collection.
  const half = Math.ceil(memory.length / 2)
  const [early, late] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))]
  return [
    {
      claim: `exports at 100,000 requests, 100,000 members, 200,000 registrations: first byte, median of ${first.length}`,
      measured: inMs(quantile(first, 0.5)),
      bar: '< 100 ms',
      holds: quantile(first, 0.5) < 100,
    },
    {
      claim: `resident memory of the server while it sends 1,000,000 requests (a file of ${inMB(bytes)}) and 500,000 members at once: peak of the second half (${inMB(late)}) over that of the first (${inMB(early)}; before: ${inMB(before)})`,
      measured: round(late / early),
      bar: '<= 1.1',
      holds: late <= 1.1 * early,
    },
    {
      claim: 'an event page meanwhile: median of 20',
      measured: inMs(quantile(beside, 0.5)),
      bar: '< 250 ms',
      holds: quantile(beside, 0.5) < 250,
    },
  ]
}

function databaseName(size: Size): string {
  return `lists_${size}`
}

async function makeDatabase(connection: EmbeddedPostgres['connection'], size: Size): Promise<void> {
  const name = databaseName(size)
  const admin = postgres({ ...connection, max: 1, onnotice: () => {} })
  try {
    const [known] = await admin`select 1 from pg_database where datname = ${name}`
    if (known) return
    await admin.unsafe(`create database ${name}`)
  } finally {
    await admin.end()
  }
  const own = { ...connection, database: name }
  await migrateDatabase(own, join(root, 'migrations'))
  await seedDatabase(own, { ...sizes[size], seed }, print)
  openDatabase(own, { max: 1 })
  await createAdministrator(account.email, account.password)
  await closeDatabase()
}

async function signIn(url: string): Promise<string> {
  const answer = await visitor(url).post('/auth', account)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => cookie.includes('session_token'))
    .join('; ')
}

async function statementsOf(output: () => string, requestId: string): Promise<number[]> {
  // The log lines may come after the answer.
  await new Promise((done) => setTimeout(done, 3))
  const lines = output()
    .slice(-MAX_LOG_OF_PAGE)
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(requestId) && line.includes('"slow query"'))
  return lines.map((line) => (JSON.parse(line) as { ms: number }).ms)
}

async function download(
  request: (path: string) => Promise<Response>,
  path: string,
): Promise<{ first: number; bytes: number }> {
  const startedAt = performance.now()
  const answer = await request(path)
  let [first, bytes] = [0, 0]
  for await (const chunk of answer.body!) {
    first ||= performance.now() - startedAt
    bytes += (chunk as Uint8Array).length
  }
  print(
    `export  ${inMs(first).padStart(10)} to the first byte, ${inMs(performance.now() - startedAt).padStart(10)} in all  ${path}`,
  )
  return { first, bytes }
}

function inMB(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}

function memoryOf(pid: number | undefined): number {
  const status =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(status) * 1024
}

function print(message: string) {
  process.stdout.write(`${message}\n`)
}
