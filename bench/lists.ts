/**
 * Every list and search of the panel with many rows, on a database of its own that `commands/seed` fills, twice over: as the panel asks (HTTP,
 * with 100,000 requests, 100,000 members and 200,000 registrations) and as PostgreSQL answers (the statements of the very same pages, with a
 * thousand rows and with a million). `LISTS_DATA` keeps the databases between runs; without it they are made and removed.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { createAdministrator } from '#app/accounts/administrators.server.ts'
import { closeDatabase, migrateDatabase, openDatabase } from '#app/database/client.server.ts'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres.ts'
import { runServer } from '#tests/harness/server.ts'
import { addressOf } from '#tests/harness/test-postgres.ts'
import { visitor } from '#tests/harness/visitor.ts'
import { seedDatabase } from '../commands/seed/seed-database.ts'
import { record, seedOfRun, type Figure } from './record.ts'

const root = resolve(import.meta.dirname, '..')
const seed = seedOfRun()
const account = { email: 'banc@example.org', password: 'escudella lenta' }
/** Requests and members are rows of one table: half a million each are a million requests. */
const sizes = {
  small: { requests: 500, members: 500, registrations: 1_000 },
  middle: { requests: 100_000, members: 100_000, registrations: 200_000 },
  large: { requests: 500_000, members: 500_000, registrations: 1_000_000 },
}
/** Times that each page is asked for. */
const TIMES = 9

const folder = process.env.LISTS_DATA ?? mkdtempSync(join(tmpdir(), 'el-cercle-bench-'))
chmodSync(folder, 0o755)
const cluster = await joinEmbeddedPostgres({ dataDir: folder, say })
try {
  const figures = await measure(cluster)
  record('lists', figures, seed)
} finally {
  await cluster.leave()
  if (!process.env.LISTS_DATA) rmSync(folder, { recursive: true, force: true })
}

async function measure({ connection }: EmbeddedPostgres): Promise<Figure[]> {
  const [small, middle, large] = [await timesOf(connection, 'small'), await timesOf(connection, 'middle'), await timesOf(connection, 'large')]
  const http = middle.pages.map(({ ms }) => ms)
  const slowestPage = slowest(middle.pages)
  const slowestStatement = slowest(large.statements)
  const growth = ratio(large.pages, small.pages)
  const all = (list: Timed[]) => list.map(({ ms }) => ms)
  return [
    { claim: 'pages of lists and searches over HTTP at 100,000 requests, 100,000 members, 200,000 registrations, median', measured: inMs(quantile(http, 0.5)), bar: '< 100 ms', holds: quantile(http, 0.5) < 100 },
    { claim: `the slowest of them (${slowestPage.what}), its own median`, measured: inMs(slowestPage.ms), bar: '< 100 ms', holds: slowestPage.ms < 100 },
    { claim: 'exports at the same size, first byte, median', measured: inMs(quantile(middle.exports.map(({ first }) => first), 0.5)), bar: '< 100 ms', holds: quantile(middle.exports.map(({ first }) => first), 0.5) < 100 },
    { claim: 'memory of the server during an export of 1,000,000 requests, above what it had before', measured: `${Math.round(large.grown / 2 ** 20)} MB (of a file of ${Math.round(large.bytes / 2 ** 20)} MB)`, bar: '< 64 MB', holds: large.grown < 64 * 2 ** 20 },
    { claim: 'pages of visitors while two exports of 1,000,000 rows run, slowest of 20', measured: inMs(large.beside), bar: '< 1000 ms', holds: large.beside < 1_000 },
    { claim: `SQL of each list and search at 1,000,000 requests and 1,000,000 registrations, p95 (${large.statements.length} kinds, ${TIMES} times each)`, measured: inMs(quantile(large.every, 0.95)), bar: '< 50 ms', holds: quantile(large.every, 0.95) < 50 },
    { claim: `the slowest of them (${slowestStatement.what}), its own median`, measured: inMs(slowestStatement.ms), bar: 'no bar', holds: true },
    { claim: 'HTTP, 1,000,000 rows over 1,000, median of all lists and searches', measured: round(quantile(growth, 0.5)), bar: '<= 3', holds: quantile(growth, 0.5) <= 3 },
    { claim: 'HTTP, 1,000,000 rows over 1,000, p95 of all lists and searches', measured: round(quantile(growth, 0.95)), bar: '<= 3', holds: quantile(growth, 0.95) <= 3 },
    { claim: 'SQL, 1,000,000 rows over 1,000, lists without a search', measured: round(quantile(ratio(plain(large.statements), plain(small.statements)), 0.5)), bar: '<= 3', holds: quantile(ratio(plain(large.statements), plain(small.statements)), 0.5) <= 3 },
    { claim: 'SQL, 1,000,000 rows over 1,000, searches', measured: round(quantile(ratio(searches(large.statements), searches(small.statements)), 0.5)), bar: 'no bar', holds: true },
    { claim: 'SQL, sum of all at 1,000 and at 1,000,000 rows', measured: `${inMs(sum(all(small.statements)))}, ${inMs(sum(all(large.statements)))}`, bar: 'no bar', holds: true },
  ]
}

type Timed = { what: string; ms: number }

/** One size: its database, the pages over HTTP, and the time that PostgreSQL took for each. */
async function timesOf(connection: EmbeddedPostgres['connection'], size: keyof typeof sizes) {
  const database = await databaseOf(connection, size)
  const server = await runServer({ DATABASE_URL: addressOf(connection, database), DEMO_CONTENT: '0', SLOW_QUERY_MS: '0', LOG_LEVEL: 'warn' })
  try {
    const cookie = await signIn(server.url)
    const ask = (path: string) => visitor(server.url).get(path, { Cookie: cookie })
    const [pages, statements, every]: [Timed[], Timed[], number[]] = [[], [], []]
    for (const path of addresses) {
      // The first one reads what no list has read before, as after a start.
      await (await ask(path)).text()
      const [page, database]: [number[], number[]] = [[], []]
      for (let time = 0; time < TIMES; time++) {
        const began = performance.now()
        const answer = await ask(path)
        await answer.text()
        page.push(performance.now() - began)
        if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
        database.push(await statementsOf(server.output, answer.headers.get('X-Request-Id') ?? ''))
      }
      pages.push({ what: path, ms: quantile(page, 0.5) })
      statements.push({ what: path, ms: quantile(database, 0.5) })
      every.push(...database)
      say(`${size.padEnd(7)} ${inMs(quantile(page, 0.5)).padStart(10)} of them SQL ${inMs(quantile(database, 0.5)).padStart(10)}  ${path}`)
    }
    const exports = []
    for (const path of files) exports.push(await download(ask, path))
    const before = memoryOf(server.process.pid)
    let [peak, beside] = [before, 0]
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.process.pid))), 50)
    const both = Promise.all([download(ask, '/admin/solicitudes.csv?estado=all'), download(ask, '/admin/socios.csv')])
    for (let time = 0; time < 20; time++) {
      const began = performance.now()
      await (await visitor(server.url).get('/contacto')).text()
      beside = Math.max(beside, performance.now() - began)
    }
    const [{ bytes }] = await both
    clearInterval(watch)
    return { pages, statements, every, exports, bytes, grown: peak - before, beside }
  } finally {
    await server.stop()
  }
}

async function databaseOf(connection: EmbeddedPostgres['connection'], size: keyof typeof sizes): Promise<string> {
  const name = `lists_${size}`
  const admin = postgres({ ...connection, max: 1, onnotice: () => {} })
  try {
    const [known] = await admin`select 1 from pg_database where datname = ${name}`
    if (known) return name
    await admin.unsafe(`create database ${name}`)
  } finally {
    await admin.end()
  }
  const own = { ...connection, database: name }
  await migrateDatabase(own, join(root, 'migrations'))
  await seedDatabase(own, { ...sizes[size], seed }, say)
  openDatabase(own, { max: 1 })
  await createAdministrator(account.email, account.password)
  await closeDatabase()
  return name
}

async function signIn(url: string): Promise<string> {
  const answer = await visitor(url).post('/auth', account)
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '').filter((cookie) => cookie.includes('session_token')).join('; ')
}

/** What people search for: frequent, less frequent, rare, absent; parts of words; names in full. */
const words = ['maria', 'gmail', 'bonastre', 'nuria despuig', 'maria.garcia', 'pez12', '+34 6', '600', 'zzqqx', 'x', 'ma']
const lists: [path: string, filters: string[], orders: string[]][] = [
  ['/admin/solicitudes', ['', 'estado=approved', 'estado=rejected', 'estado=baja', 'estado=all'], ['-fecha', 'fecha', 'nombre', '-nombre']],
  ['/admin/socios', ['', 'estado=active', 'estado=suspended'], ['-fecha', 'numero', 'nombre', '-nombre']],
  ['/admin/eventos', ['', 'cuando=proximos', 'cuando=pasados'], ['-fecha', 'titulo']],
  ['/admin/eventos/1/inscripciones', ['', 'estado=canceladas', 'estado=todas'], ['nombre', '-fecha']],
  ['/admin/eventos/2/inscripciones', [''], ['nombre']],
  ['/admin/usuarios', ['', 'rol=admin', 'rol=user'], ['-fecha', 'email']],
  ['/admin/mensajes', ['', 'estado=unread', 'estado=read', 'estado=unanswered'], ['']],
  ['/admin/restaurantes', ['', 'falta=ca'], ['-fecha', 'nombre']],
  ['/admin/organizers', [''], ['nombre']],
  ['/admin/blog', ['', 'estado=published'], ['-fecha', 'titulo']],
]
const addresses = [
  '/admin/dashboard',
  ...lists.flatMap(([path, filters, orders]) =>
    filters.flatMap((filter) =>
      orders.flatMap((order) => {
        const list = [filter, order && `orden=${order}`]
        const plain = [...['', 'pagina=8', 'pagina=400'].map((page) => [...list, page])]
        // Each word with one order of each list's filters, in turn: all of them would take an hour.
        const searched = words.filter((_, index) => index % orders.length === orders.indexOf(order)).map((word) => [...list, `q=${encodeURIComponent(word)}`])
        return [...plain, ...searched].map((state) => `${path}?${state.filter(Boolean).join('&')}`)
      }),
    ),
  ),
]
const files = ['solicitudes', 'socios', 'eventos', 'eventos/1/inscripciones', 'usuarios', 'mensajes', 'restaurantes', 'organizers', 'blog'].flatMap((name) => [`/admin/${name}.csv`, `/admin/${name}.csv?q=maria`])

/** Milliseconds of all statements of a request, as the log of slow queries (here: of all) has them. */
async function statementsOf(output: () => string, requestId: string): Promise<number> {
  // The line may come a moment after the answer.
  await new Promise((done) => setTimeout(done, 5))
  const lines = output().slice(-200_000).split('\n').filter((line) => line.includes(requestId) && line.includes('"slow query"'))
  return sum(lines.map((line) => (JSON.parse(line) as { ms: number }).ms))
}

async function download(ask: (path: string) => Promise<Response>, path: string): Promise<{ first: number; bytes: number }> {
  const began = performance.now()
  const answer = await ask(path)
  let [first, bytes] = [0, 0]
  for await (const chunk of answer.body!) {
    first ||= performance.now() - began
    bytes += (chunk as Uint8Array).length
  }
  say(`export  ${inMs(first).padStart(10)} to the first byte, ${inMs(performance.now() - began).padStart(10)} in all  ${path}`)
  return { first, bytes }
}

/** Resident bytes of a process. */
function memoryOf(pid: number | undefined): number {
  const status = process.platform === 'linux' ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(status) * 1024
}

function ratio(many: Timed[], few: Timed[]): number[] {
  return many.map(({ ms }, index) => ms / Math.max(few[index]?.ms ?? 0, 0.1))
}

function plain(list: Timed[]): Timed[] {
  return list.filter(({ what }) => !what.includes('q='))
}

function searches(list: Timed[]): Timed[] {
  return list.filter(({ what }) => what.includes('q='))
}

function slowest(list: Timed[]): Timed {
  return list.reduce((worst, timed) => (timed.ms > worst.ms ? timed : worst))
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function inMs(ms: number): string {
  return `${round(ms)} ms`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function say(message: string) {
  process.stdout.write(`${message}\n`)
}
