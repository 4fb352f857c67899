import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { parseDatabaseAddress } from '#app/database/address.ts'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { roles } from '#app/database/privileges.ts'
import { roleName } from '#app/database/roles.server.ts'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { runServer } from './server.ts'

export const root = resolve(import.meta.dirname, '../..')
const dataDir = join(root, 'var/test')
/** Rows of tests need not outlive a power failure. A dozen servers run at a time. */
export const testSettings = { fsync: 'off', full_page_writes: 'off', max_connections: 400 }

type TestPostgres = Pick<EmbeddedPostgres, 'connection' | 'superuser' | 'leave'>

/**
 * The PostgreSQL of all tests: one of our own that stays between runs with its templates, or the one at
 * TEST_DATABASE_URL (`postgres://user:password@localhost/postgres?host=/folder`, a superuser).
 */
export async function joinTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  const server = given
    ? { connection: connectionAt(given), superuser: connectionAt(given), leave: async () => {} }
    : await joinEmbeddedPostgres({ dataDir, print: () => {}, settings: testSettings })
  const admin = postgres({ ...server.superuser, max: 1, onnotice: () => {} })
  async function leave() {
    await admin.end()
    await server.leave()
  }
  try {
    // Suites that start at the same time prepare one after the other.
    await admin`select pg_advisory_lock(${advisoryLocks.testDatabases})`
    await dropLeftovers(admin)
    await Promise.all((['empty', 'demo'] as const).map((content) => makeTemplate(admin, server, content)))
    await admin`select pg_advisory_lock_shared(${advisoryLocks.testRuns})`
    await admin`select pg_advisory_unlock(${advisoryLocks.testDatabases})`
  } catch (error) {
    await leave()
    throw error
  }
  return { connection: server.connection, superuser: server.superuser, leave }
}

/** Of earlier runs. While another suite is at work, a database that nobody uses may be its next one. */
async function dropLeftovers(admin: postgres.Sql) {
  const [lock] = await admin<{ alone: boolean }[]>`select pg_try_advisory_lock(${advisoryLocks.testRuns}) as alone`
  if (!lock?.alone) return
  const left = await admin<{ datname: string }[]>`select datname from pg_database where datname like 'test\\_%'`
  for (const { datname } of left) await dropDatabase(admin, datname)
  await admin`select pg_advisory_unlock(${advisoryLocks.testRuns})`
}

function connectionAt(address: string): EmbeddedPostgres['connection'] {
  const [server] = parseDatabaseAddress(address).servers
  const { username, password, pathname } = new URL(address)
  return {
    host: server.folder ?? server.host,
    port: server.port,
    username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  }
}

export async function dropDatabase(admin: postgres.Sql, name: string): Promise<void> {
  await admin.unsafe(`drop database if exists "${name}" with (force)`)
  for (const role of roles) await admin.unsafe(`drop role if exists "${roleName(name, role)}"`)
}

export type Content = 'empty' | 'demo'

/** Its name is a hash of its sources, so that a change makes a new one. */
export function templateName(content: Content): string {
  const patterns = [
    'migrations/**',
    'commands/**/*.ts',
    'app/database/schema.ts',
    'app/database/privileges.ts',
    'app/database/grants.ts',
    'app/media/*.server.ts',
    'app/platform/secrets/required-keys.server.ts',
    'tests/harness/test-key.ts',
    'tests/harness/test-postgres.ts',
  ]
  const sources = globSync(patterns, { cwd: root, withFileTypes: true })
  const hash = createHash('sha256')
  for (const file of sources
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(readFileSync(file))
  return `template_${content}_${hash.digest('hex').slice(0, 12)}`
}

async function makeTemplate(admin: postgres.Sql, server: TestPostgres, content: Content) {
  const name = templateName(content)
  const [known] = await admin`select 1 from pg_database where datname = ${name} and datistemplate`
  if (known) return
  await dropDatabase(admin, name)
  await admin.unsafe(`create database "${name}" owner "${server.connection.username}"`)
  // The product makes it: migrations, queue tables, demo content.
  const product = await runServer({
    DATABASE_URL: addressOf(server.connection, name),
    DEMO_CONTENT: content === 'demo' ? '1' : '0',
  })
  if (content === 'demo') await encodeOnePicture(server, name)
  await product.stop()
  await forgetCron(server, name)
  await admin.unsafe(`alter database "${name}" with is_template true`)
}

/** Templates stay for days: a copy would make up for the nightly jobs that the template has missed. */
async function forgetCron(server: TestPostgres, name: string) {
  const sql = postgres({ ...server.connection, database: name, max: 1, onnotice: () => {} })
  await sql`update pgboss.version set cron_on = null`
  await sql.end()
}

/**
 * Copies of the template should have no pictures to encode. Encoding all takes half a minute, so the others get the
 * smallest variants of the first one: browsers decode them, and each copy of the template copies them.
 */
async function encodeOnePicture(server: TestPostgres, name: string) {
  const sql = postgres({ ...server.connection, database: name, max: 1, onnotice: () => {} })
  const encoded = () => sql<{ hash: string }[]>`select hash from media_variants where format <> 'source' limit 1`
  while ((await encoded()).length === 0) await pause(50)
  const [first] = await encoded()
  await sql`
    with others as (delete from media_variants where format = 'source' returning hash)
    insert into media_variants (hash, width, format, bytes)
    select others.hash, width, format, first_value(bytes) over (partition by others.hash, format order by width)
    from others, media_variants as variant where variant.hash = ${first?.hash ?? ''}`
  await sql`delete from pgboss.job where name = 'encode-picture'`
  await sql.end()
}

/** As DATABASE_URL; the socket folder is in the query, as in libpq. */
export function addressOf(connection: Exclude<Connection, string>, database: string): string {
  const { username, password, host, port } = connection
  return `postgres://${username}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
