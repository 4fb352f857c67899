import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { DatabaseSilent, listening } from './line.server.ts'
import { openPool, type Pool } from './pool.server.ts'
import { prepared } from './prepared.server.ts'
import * as schema from './schema.ts'

export type Database = PostgresJsDatabase<typeof schema>
/** What queries run on: the pool, or one transaction of it. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A server address, or where the embedded PostgreSQL listens. */
export type Connection = string | { host: string; port: number; username: string; password: string; database: string }

/** Whose queries they are. Each kind has connections of its own, so that a flood of visitors leaves the panel its own, and a long export takes nobody's. */
export type PoolName = 'public' | 'panel' | 'jobs' | 'exports'

const sizes: Record<PoolName, number> = { public: 10, panel: 4, jobs: 3, exports: 2 }

const current = new AsyncLocalStorage<PoolName>()

/** What is done inside uses the connections of that pool; elsewhere it is those of the public site. */
export function usingPool<T>(name: PoolName, work: () => T): T {
  return current.run(name, work)
}

let pools: Record<PoolName, Pool> | undefined
/** The connections of exports themselves: each export holds one for as long as it is read. */
let exportConnections: postgres.Sql | undefined
let openExports: () => postgres.Sql
let exportSilence: number
let databases: Record<PoolName, Database>
/** What the pools are connected to, for work that needs a connection of its own. */
export let openedConnection: Connection
/** Where the migrations are that this process has brought the database up to. */
export let migrationsFolder: string

/** The database, through the pool of whoever asks. Set by `openDatabase` before anything is served. */
export const database: Database = new Proxy({} as Database, {
  get(_, key) {
    const own = databases[current.getStore() ?? 'public']
    const value: unknown = Reflect.get(own, key)
    return typeof value === 'function' ? (value.bind(own) as unknown) : value
  },
})

/**
 * A query that every visitor's page asks: its SQL is written once for each pool, not each time (that costs as much as all the rest of it). What
 * differs from time to time is a placeholder. Called for the query of whoever asks.
 */
export function standingQuery<Query>(write: (database: Database) => Query): () => Query {
  const written = new WeakMap<Database, Query>()
  return () => {
    const own = databases[current.getStore() ?? 'public']
    const query = written.get(own) ?? write(own)
    written.set(own, query)
    return query
  }
}

/** A query that took long, without its values; `ms` from asking to the answer, so that waiting for a free connection shows, too. */
export type SlowQuery = { query: string; ms: number; pool: PoolName }

/** How long a query waits for a free connection, in milliseconds, before it is refused (DatabaseBusy). */
const PATIENCE = 5_000

/** How long after the end of its own time a statement's answer is still waited for, in milliseconds. */
const SILENCE = 2_000

type Options = {
  /** Connections of the public pool; the others are small. */
  max?: number
  /** How long a statement may take, in milliseconds; a batch of an export three times as long. 0: as long as it takes, and its answer is waited for. */
  statementTimeout?: number
  /** How long a query waits for a free connection, in milliseconds. */
  patience?: number
  /** How long after its own time a statement's answer is waited for, in milliseconds, before its connection passes for dead (DatabaseSilent). */
  silence?: number
  slow?: { /** Milliseconds. */ after: number; tell: (slow: SlowQuery) => void }
}

/**
 * Opens the pools. They connect on demand, and again after PostgreSQL has been away: a dropped connection fails its own query, never the
 * process.
 */
export function openDatabase(connection: Connection, { max = sizes.public, statementTimeout = 10_000, patience = PATIENCE, silence = SILENCE, slow }: Options = {}): void {
  const timeOf = (name: PoolName) => (name === 'exports' ? 3 : 1) * statementTimeout
  const silenceOf = (name: PoolName) => (statementTimeout > 0 ? timeOf(name) + silence : Infinity)
  const connections = (name: PoolName, own: postgres.Options<Record<string, never>>) =>
    connectDatabase(connection, {
      max: name === 'public' ? max : sizes[name],
      connect_timeout: 5,
      onnotice: () => {},
      ...own,
      connection: {
        application_name: `el-cercle ${name}`,
        TimeZone: 'UTC',
        lock_timeout: 3_000,
        statement_timeout: timeOf(name),
        // Seats are counted correctly at this level; a server with another default must not change that.
        default_transaction_isolation: 'read committed',
        ...ownSettings[name],
      },
    })
  const open = (name: PoolName) => openPool((onclose) => connections(name, { ...watched, onclose }), { max: name === 'public' ? max : sizes[name], patience, silence: silenceOf(name) })
  openedConnection = connection
  pools = { public: open('public'), panel: open('panel'), jobs: open('jobs'), exports: open('exports') }
  exportSilence = silenceOf('exports')
  // Without its own first query, postgres.js never hands out a connection that is reserved.
  openExports = () => (exportConnections = connections('exports', { idle_timeout: 30 }))
  openExports()
  const through = (name: PoolName) =>
    drizzle(prepared(pools![name].client as postgres.Sql, (query, ms) => slow && ms >= slow.after && slow.tell({ query, ms: Math.round(ms * 10) / 10, pool: name })), { schema })
  databases = { public: through('public'), panel: through('panel'), jobs: through('jobs'), exports: through('exports') }
}

const watched: postgres.Options<Record<string, never>> = {
  // A connection that ends by itself could not be told from one that is lost.
  idle_timeout: null as unknown as number,
  max_lifetime: null,
  // A query of its own on each new connection, whose failure nobody would catch; Drizzle reads arrays by their columns.
  fetch_types: false,
}

const ownSettings: Partial<Record<PoolName, Record<string, string | number>>> = {
  // Lists are planned for what was typed: for «a name» in general PostgreSQL would choose badly.
  panel: { plan_cache_mode: 'force_custom_plan' },
  // The first rows soon, even if the last ones come later; whoever stops reading lets go of the connection.
  exports: { plan_cache_mode: 'force_custom_plan', cursor_tuple_fraction: 0.0001, idle_in_transaction_session_timeout: 60_000 },
}

export async function closeDatabase(): Promise<void> {
  await Promise.all([...Object.values(pools ?? {}).map((pool) => pool.end()), exportConnections?.end({ timeout: 5 })])
}

/**
 * A connection of the exports' own, for one export; to be released. Its queries go through `ask`, which bounds the wait for an answer: where none
 * comes, the exports' connections are left for new ones, so that whoever is silent holds no place. @throws DatabaseSilent from `ask`
 */
export async function reserveForExport() {
  if (!exportConnections) throw new Error('the database has not been opened')
  const from = exportConnections
  const connection = await from.reserve()
  const ask = <T>(query: PromiseLike<T>) =>
    listening(exportSilence, (line) => line.answer(query)).catch((error: unknown) => {
      if (error instanceof DatabaseSilent && from === exportConnections) {
        openExports()
        void from.end({ timeout: 0 }).catch(() => {})
      }
      throw error
    })
  return { connection, ask }
}

/** True when PostgreSQL answers. */
export async function databaseAnswers(): Promise<boolean> {
  return (await pools?.public.answers()) ?? false
}

/** One connection past the pools, for what must not wait for a page's query; what it announces or hears needs a second one of its own. */
export function openSingleConnection(connection: Connection, name: string, statementTimeout: number): postgres.Sql {
  return connectDatabase(connection, {
    max: 1,
    connect_timeout: 2,
    onnotice: () => {},
    connection: { application_name: name, statement_timeout: statementTimeout },
  })
}

/** Held while the schema changes or a backup is restored; shared by a backup that is made. */
export const MIGRATION_LOCK = 7_265_001

/**
 * Brings the schema up to date; of several processes that start together, one migrates and the others wait.
 * @param then what else must be done before anybody uses the database, under the same lock
 */
export async function migrateDatabase(connection: Connection, folder: string, then: (database: Database) => Promise<void> = async () => {}): Promise<void> {
  const single = connectAlone(connection, 'el-cercle migrations')
  try {
    await single`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(single), { migrationsFolder: folder }).catch((error: unknown) => {
      throw lacksTrigrams(error) ? new UnfitDatabase('The database needs the extension pg_trgm: have its administrator run «CREATE EXTENSION pg_trgm» in it once.') : error
    })
    migrationsFolder = folder
    await then(drizzle(single, { schema }))
  } finally {
    await single.end({ timeout: 5 })
  }
}

/** A database that we cannot work with; the message is one line for the person who starts the server. */
export class UnfitDatabase extends Error {}

/** PostgreSQL does not have it (58P01, 0A000), or this user may not add it (42501). */
function lacksTrigrams(error: unknown): boolean {
  const { message, cause } = error as { message: string; cause?: { code?: string } }
  return message.includes('pg_trgm') && ['58P01', '0A000', '42501'].includes(cause?.code ?? '')
}

/** One connection beside the pools, for work that may take long: nothing is cut off, values are written the same way on every server. */
export function connectAlone(connection: Connection, name: string): postgres.Sql {
  const plain = { TimeZone: 'UTC', DateStyle: 'ISO', IntervalStyle: 'postgres', bytea_output: 'hex', extra_float_digits: 1 }
  const patient = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
  return connectDatabase(connection, { max: 1, connect_timeout: 10, onnotice: () => {}, connection: { application_name: name, ...plain, ...patient } })
}

/** libpq's way to name a socket's folder in an address (`?host=/run/postgresql`) is one that postgres.js does not read. */
export function connectDatabase(connection: Connection, settings: postgres.Options<Record<string, never>>): postgres.Sql {
  if (typeof connection !== 'string') return postgres({ ...settings, ...connection })
  const folder = new URL(connection).searchParams.get('host')
  if (!folder?.startsWith('/')) return postgres(connection, settings)
  const address = new URL(connection)
  address.searchParams.delete('host')
  return postgres(address.href, { ...settings, host: folder })
}
