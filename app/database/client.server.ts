import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'
import { connectPool } from './connect-pool.server.ts'
import { connectDedicated, type Connection, type Settings } from './connect.server.ts'
import type { ReservedConnection } from './reserved-connection.server.ts'
import type { Pool, PoolUsage } from './pool.server.ts'
import { withPreparedStatements } from './prepared-statements.server.ts'
import type { Role } from './privileges.ts'
import * as schema from './schema.ts'
import { UnfitDatabase } from './unfit-database.ts'

export type Database = PostgresJsDatabase<typeof schema>
/** What queries run on: the pool, or one transaction of it. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** How each role signs in (`roles.server.ts`); the owner is for migrations, backups and commands. */
export type Connections = Record<Role | 'owner', Connection>

/**
 * Whose queries they are. Each kind has connections of its own, so that a flood of visitors leaves the panel its own,
 * and a long export takes nobody's. The owner's are for what a start or a command does.
 */
export type PoolName = 'public' | 'panel' | 'jobs' | 'exports' | 'owner'
const roleOf: Record<PoolName, keyof Connections> = {
  public: 'public',
  panel: 'panel',
  jobs: 'jobs',
  exports: 'panel',
  owner: 'owner',
}

const PUBLIC_CONNECTIONS = 10

const current = new AsyncLocalStorage<PoolName>()

/**
 * What is done inside uses the connections of that pool; elsewhere it is those of the public site, or what
 * `openDatabase` was told.
 */
export function usingPool<T>(name: PoolName, work: () => T): T {
  return current.run(name, work)
}

let pools: Record<PoolName, Pool> | undefined
/** The connections of exports themselves: each export holds one for as long as it is read. */
let exportConnections: Pool | undefined
let databases: Record<PoolName, Database>
/** The pool of whoever has named none. */
let unnamed: PoolName
/** How the owner is connected, for work that needs a connection of its own. */
export let ownerConnection: Connection
/** Where the migrations are that this process has brought the database up to. */
export let migrationsFolder: string

/** The database, through the pool of whoever asks. Set by `openDatabase` before anything is served. */
export const database: Database = new Proxy({} as Database, {
  get(_, key) {
    const own = databases[current.getStore() ?? unnamed]
    const value: unknown = Reflect.get(own, key)
    return typeof value === 'function' ? (value.bind(own) as unknown) : value
  },
})

/**
 * A query that every visitor's page asks: its SQL is written once for each pool, not each time (that costs as much as
 * all the rest of it). What differs from time to time is a placeholder. Called for the query of whoever asks.
 */
export function reusableQuery<Query>(write: (database: Database) => Query): () => Query {
  const written = new WeakMap<Database, Query>()
  return () => {
    const own = databases[current.getStore() ?? unnamed]
    const query = written.get(own) ?? write(own)
    written.set(own, query)
    return query
  }
}

/** A query without its values; `ms` from asking to the answer, so that waiting for a free connection shows, too. */
export type AnsweredQuery = { query: string; ms: number; pool: PoolName }

/** How long a query waits for a free connection, in milliseconds, before it is refused (DatabaseBusy). */
const CONNECTION_WAIT_MS = 5_000

/** How long an export waits for one of the connections of exports. */
const EXPORT_CONNECTION_WAIT_MS = 60_000

/** How long after the end of its own time a statement's answer is still waited for, in milliseconds. */
const RESPONSE_GRACE_MS = 2_000

type Options = {
  /** Connections of the public pool; the others are small. */
  max?: number
  /**
   * How long a statement may take, in milliseconds; a batch of an export three times as long. 0: as long as it takes,
   * and its answer is waited for.
   */
  statementTimeout?: number
  /** How long a query waits for a free connection, in milliseconds. */
  connectionWaitMs?: number
  /**
   * How long after its own time a statement's answer is waited for, in milliseconds, before its connection passes for
   * dead (DatabaseSilent).
   */
  responseGraceMs?: number
  /** The pool of whoever has named none: the public site's, unless tests say otherwise. */
  defaultPool?: PoolName
  /** Is told of each query once it has been answered. */
  observe?: (query: AnsweredQuery) => void
  /** What is added to each query for whoever reads the server's list of queries; such queries are not prepared. */
  comment?: () => string
}

/**
 * Opens the pools. They connect on demand, and again after PostgreSQL has been away: a dropped connection fails its own
 * query, never the process.
 */
export function openDatabase(to: Connection | Connections, options: Options = {}): void {
  const {
    max = PUBLIC_CONNECTIONS,
    statementTimeout = 10_000,
    connectionWaitMs = CONNECTION_WAIT_MS,
    responseGraceMs = RESPONSE_GRACE_MS,
    observe,
    comment,
  } = options
  const open = (name: PoolName, own: PoolKind) =>
    connectPool(connectionFor(to, name), `el-cercle ${name}`, {
      max: own.max,
      connectionWaitMs: own.patience ?? connectionWaitMs,
      responseTimeoutMs: statementTimeout > 0 ? (own.times ?? 1) * statementTimeout + responseGraceMs : Infinity,
      settings: { ...commonSettings, statement_timeout: (own.times ?? 1) * statementTimeout, ...own.settings },
    })
  ownerConnection = connectionFor(to, 'owner')
  unnamed = options.defaultPool ?? 'public'
  pools = {
    public: open('public', { max }),
    panel: open('panel', kinds.panel),
    jobs: open('jobs', kinds.jobs),
    exports: open('exports', kinds.exports),
    owner: open('owner', kinds.owner),
  }
  exportConnections = open('exports', { ...kinds.exports, patience: EXPORT_CONNECTION_WAIT_MS })
  const through = (name: PoolName) =>
    drizzle(
      withPreparedStatements(pools![name].client as postgres.Sql, {
        onQuery: (query, ms) => observe?.({ query, ms, pool: name }),
        comment,
      }),
      { schema },
    )
  databases = {
    public: through('public'),
    panel: through('panel'),
    jobs: through('jobs'),
    exports: through('exports'),
    owner: through('owner'),
  }
}

/** A single connection is everybody's: that of a command, or of a server whose database has one role. */
function connectionFor(to: Connection | Connections, pool: PoolName): Connection {
  return typeof to === 'object' && 'owner' in to ? to[roleOf[pool]] : to
}

const commonSettings: Settings = {
  TimeZone: 'UTC',
  lock_timeout: 3_000,
  // Seats are counted correctly at this level; a server with another default must not change that.
  default_transaction_isolation: 'read committed',
}

type PoolKind = { max: number; times?: number; patience?: number; settings?: Settings }

/** `times`: how much longer its statements may take than those of a page. */
const kinds = {
  // Lists are planned for what was typed: for «a name» in general PostgreSQL would choose badly.
  panel: { max: 4, settings: { plan_cache_mode: 'force_custom_plan' } },
  jobs: { max: 3 },
  // The first rows soon, even if the last ones come later; whoever stops reading lets go of the connection.
  exports: {
    max: 2,
    times: 3,
    settings: {
      plan_cache_mode: 'force_custom_plan',
      cursor_tuple_fraction: 0.0001,
      idle_in_transaction_session_timeout: 60_000,
    },
  },
  owner: { max: 2 },
} satisfies Record<string, PoolKind>

/** Once a server is open, nothing is done as the owner any more but by `ownerConnection`. */
export async function closeOwnerPool(): Promise<void> {
  await pools?.owner.end()
}

export async function closeDatabase(): Promise<void> {
  await Promise.all(
    [...Object.values(pools ?? {}), ...(exportConnections ? [exportConnections] : [])].map((pool) => pool.end()),
  )
}

/** A connection for one export; to be released. @throws DatabaseBusy when all are in use for too long */
export async function reserveForExport(): Promise<ReservedConnection> {
  if (!exportConnections) throw new Error('the database has not been opened')
  return exportConnections.reserve()
}

/** Of each pool: connections in use, and requests that wait for one. */
export function poolUsage(): Partial<Record<PoolName, PoolUsage>> {
  return Object.fromEntries(Object.entries(pools ?? {}).map(([name, pool]) => [name, pool.usage()]))
}

/** True when PostgreSQL answers and can be written. */
export async function databaseAcceptsWrites(): Promise<boolean> {
  return (await pools?.public.acceptsWrites()) ?? false
}

/** Held while the schema changes or a backup is restored; shared by a backup that is made. */
export const MIGRATION_LOCK = 7_265_001

/**
 * Brings the schema up to date; of several processes that start together, one migrates and the others wait.
 * @param then what else must be done before anybody uses the database, under the same lock
 */
export async function migrateDatabase(
  connection: Connection,
  folder: string,
  then: (database: Database, sql: postgres.Sql) => Promise<void> = async () => {},
): Promise<void> {
  const single = connectDedicated(connection, 'el-cercle migrations')
  try {
    await single`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(single), { migrationsFolder: folder }).catch((error: unknown) => {
      throw lacksTrigramExtension(error)
        ? new UnfitDatabase(
            'The database needs the extension pg_trgm: have its administrator run «CREATE EXTENSION pg_trgm» in it once.',
          )
        : error
    })
    migrationsFolder = folder
    await then(drizzle(single, { schema }), single)
  } finally {
    await single.end({ timeout: 5 })
  }
}

/** PostgreSQL does not have it (58P01, 0A000), or this user may not add it (42501). */
function lacksTrigramExtension(error: unknown): boolean {
  const { message, cause } = error as { message: string; cause?: { code?: string } }
  return message.includes('pg_trgm') && ['58P01', '0A000', '42501'].includes(cause?.code ?? '')
}
