// The panel's search over HTTP and its SQL, with 100,000 members, 20,000 other requests and 20,000 registrations.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { findInPanel } from '#app/admin/palette/find.server.ts'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { closeDatabase, openDatabase, usingPool } from '#app/database/client.server.ts'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { runServer } from '#tests/harness/server.ts'
import { addressOf } from '#tests/harness/test-postgres.ts'
import { visitor } from '#tests/harness/visitor.ts'
import { seedDatabase } from '../commands/seed/seed-database.ts'
import { inMs, quantile } from './lists/figures.ts'
import { record, seedOfRun, type Figure } from './record.ts'

const root = resolve(import.meta.dirname, '..')
const seed = seedOfRun()
const account = { email: 'banc@example.org', password: 'escudella lenta' }
const amounts = { requests: 20_000, members: 100_000, registrations: 20_000, seed }
const TIMES = 20

/** As somebody types: from two letters on, frequent and rare, accents, several words, parts of numbers. */
const plain = [
  'ma',
  'mar',
  'mari',
  'maria',
  'maría àngels',
  'núria despuig',
  'bonastre',
  'ferrer',
  'ferrer vila',
  'gmail',
  'pez12',
  'C-00318',
  '600 1',
  'calçotada',
  'girona',
  'xo',
]
/** Nothing contains them. */
const mistyped = ['Montserat', 'ferer', 'Garsia', 'Rodrigez Vila', 'Sanchz', 'Bonastra', 'zzqqx', 'calzotada']

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-bench-'))
chmodSync(folder, 0o755)
const cluster = await joinEmbeddedPostgres({ dataDir: folder, print })
try {
  record('palette', await measure(cluster), seed)
} finally {
  await cluster.leave()
  rmSync(folder, { recursive: true, force: true })
}

async function measure({ connection }: EmbeddedPostgres): Promise<Figure[]> {
  const own = { ...connection, database: 'palette' }
  const admin = postgres({ ...connection, max: 1, onnotice: () => {} })
  await admin.unsafe('create database palette')
  await admin.end()
  await migrateDatabase(own, join(root, 'migrations'))
  await seedDatabase(own, amounts, print)
  openDatabase(own)
  await createAdministrator(account.email, account.password)
  const search = (typed: string) => usingPool('panel', () => findInPanel(typed, { id: 'bench', role: 'admin' }, 'ca'))
  const direct = { plain: await timed(plain, search), mistyped: await timed(mistyped, search) }
  await closeDatabase()
  const overHttp = await measureRoute(addressOf(connection, 'palette'))
  const figures: Figure[] = [
    figureOf('rows of an administrator that contain the words', direct.plain),
    figureOf('the nearest words, and the rows that contain them', direct.mistyped),
    figureOf('the route, over HTTP', overHttp),
  ]
  return figures
}

async function measureRoute(databaseUrl: string): Promise<number[]> {
  const server = await runServer({
    DATABASE_URL: databaseUrl,
    DEMO_CONTENT: '0',
    LOG_LEVEL: 'warn',
    PAGES_PER_MINUTE: '0',
  })
  try {
    const ask = visitor(server.url)
    const signedIn = await ask.post('/auth', account)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    return await timed([...plain, ...mistyped], async (words) => {
      const answer = await ask.post('/admin/buscar', { words }, { Cookie: cookie, Accept: 'application/json' })
      if (answer.status !== 200) throw new Error(`the search answers ${answer.status}`)
      await answer.text()
    })
  } finally {
    await server.stop()
  }
}

/** Milliseconds of each search, in turn; the first turn warms up. */
async function timed(searches: readonly string[], search: (words: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const byWords = new Map<string, number[]>()
  for (let turn = -1; turn < TIMES; turn++)
    for (const words of searches) {
      const startedAt = performance.now()
      await search(words)
      const ms = performance.now() - startedAt
      if (turn < 0) continue
      times.push(ms)
      byWords.set(words, [...(byWords.get(words) ?? []), ms])
    }
  for (const [words, own] of byWords) print(`${inMs(quantile(own, 0.5)).padStart(9)}  ${words}`)
  return times
}

function figureOf(what: string, times: number[]): Figure {
  const p95 = quantile(times, 0.95)
  return {
    claim: `${what}, at 100,000 members, 20,000 other requests, 20,000 registrations: p95 of ${times.length}`,
    measured: inMs(p95),
    bar: '< 50 ms',
    holds: p95 < 50,
  }
}

function print(message: string) {
  process.stdout.write(`${message}\n`)
}
