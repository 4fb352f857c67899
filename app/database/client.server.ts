import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { connectPool } from './connect-pool.server.ts'
import type { Connection } from './connect.server.ts'
import type { ReservedConnection } from './reserved-connection.server.ts'
import {
  commonSettings,
  connectionFor,
  poolKinds,
  type Connections,
  type PoolKind,
  type PoolName,
} from './pool-kinds.ts'
import { missingForBooking, type MissingPrivilege } from './missing-privileges.server.ts'
import type { Pool, PoolUsage } from './pool.server.ts'
import { withPreparedStatements } from './prepared-statements.server.ts'
import * as schema from './schema.ts'

export type Database = PostgresJsDatabase<typeof schema>
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const PUBLIC_CONNECTIONS = 10
const CONNECTION_WAIT_MS = 5_000
const EXPORT_CONNECTION_WAIT_MS = 60_000
const RESPONSE_GRACE_MS = 2_000

const currentPool = new AsyncLocalStorage<PoolName>()

/** Queries inside `work` use the named pool; elsewhere they use the default pool. */
export function usingPool<T>(name: PoolName, work: () => T): T {
  return currentPool.run(name, work)
}

let pools: Record<PoolName, Pool> | undefined
let exportConnections: Pool | undefined
let databases: Record<PoolName, Database>
let defaultPool: PoolName
export let ownerConnection: Connection

const currentDatabase = () => databases[currentPool.getStore() ?? defaultPool]

/** The database through the current pool; available after `openDatabase`. */
export const database: Database = new Proxy({} as Database, {
  get(_, key) {
    const own = currentDatabase()
    const value: unknown = Reflect.get(own, key)
    return typeof value === 'function' ? (value.bind(own) as unknown) : value
  },
})

/** Builds the SQL of a frequent query once per pool: building costs as much as the rest of the query. */
export function reusableQuery<Query>(build: (database: Database) => Query): () => Query {
  const built = new WeakMap<Database, Query>()
  return () => {
    const own = currentDatabase()
    const query = built.get(own) ?? build(own)
    built.set(own, query)
    return query
  }
}

/** `ms` includes the wait for a free connection. */
export type AnsweredQuery = { query: string; ms: number; pool: PoolName }

type Options = {
  max?: number
  /** Milliseconds; 0 for no timeout. */
  statementTimeout?: number
  /** A query that waits longer for a connection fails with DatabaseBusy. */
  connectionWaitMs?: number
  /** Extra time for an answer after the statement timeout; then the query fails with DatabaseNotResponding. */
  responseGraceMs?: number
  defaultPool?: PoolName
  observe?: (query: AnsweredQuery) => void
  /** A comment for each query in pg_stat_activity; such queries are not prepared. */
  comment?: () => string
}

/** Opens the pools. They connect on demand and reconnect; a lost connection fails only its own query. */
export function openDatabase(to: Connection | Connections, options: Options = {}): void {
  const { max = PUBLIC_CONNECTIONS, observe, comment } = options
  const open = (name: PoolName, kind: PoolKind) => openPoolOf(to, name, kind, options)
  ownerConnection = connectionFor(to, 'owner')
  defaultPool = options.defaultPool ?? 'public'
  pools = {
    public: open('public', { max }),
    panel: open('panel', poolKinds.panel),
    jobs: open('jobs', poolKinds.jobs),
    exports: open('exports', poolKinds.exports),
    owner: open('owner', poolKinds.owner),
  }
  exportConnections = open('exports', { ...poolKinds.exports, connectionWaitMs: EXPORT_CONNECTION_WAIT_MS })
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

function openPoolOf(to: Connection | Connections, name: PoolName, kind: PoolKind, options: Options): Pool {
  const { statementTimeout = 10_000, responseGraceMs = RESPONSE_GRACE_MS } = options
  const timeoutMs = (kind.timeoutFactor ?? 1) * statementTimeout
  return connectPool(connectionFor(to, name), `el-cercle ${name}`, {
    max: kind.max,
    connectionWaitMs: kind.connectionWaitMs ?? options.connectionWaitMs ?? CONNECTION_WAIT_MS,
    responseTimeoutMs: timeoutMs > 0 ? timeoutMs + responseGraceMs : Infinity,
    settings: { ...commonSettings, statement_timeout: timeoutMs, ...kind.settings },
  })
}

/** Ends the owner's pool after the start of a server; only `ownerConnection` acts as the owner from then on. */
export async function closeOwnerPool(): Promise<void> {
  await pools?.owner.end()
}

export async function closeDatabase(): Promise<void> {
  await Promise.all(
    [...Object.values(pools ?? {}), ...(exportConnections ? [exportConnections] : [])].map((pool) => pool.end()),
  )
}

/** A connection for one export; the caller releases it. @throws DatabaseBusy */
export async function reserveForExport(): Promise<ReservedConnection> {
  if (!exportConnections) throw new Error('the database has not been opened')
  return exportConnections.reserve()
}

export function poolUsage(): Partial<Record<PoolName, PoolUsage>> {
  return Object.fromEntries(Object.entries(pools ?? {}).map(([name, pool]) => [name, pool.usage()]))
}

export async function databaseAcceptsWrites(): Promise<boolean> {
  return (await pools?.public.acceptsWrites()) ?? false
}

export async function missingRightsOfVisitors(): Promise<MissingPrivilege[]> {
  if (!pools) throw new Error('the database has not been opened')
  return missingForBooking(pools.public.client)
}
