import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { openPool, type Pool } from './pool.server.ts'
import * as schema from './schema.ts'

export type Database = PostgresJsDatabase<typeof schema>
/** What queries run on: the pool, or one transaction of it. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A server address, or where the embedded PostgreSQL listens. */
export type Connection = string | { host: string; port: number; username: string; password: string; database: string }

/** The pool of this process. Set by `openDatabase` before anything is served. */
export let database: Database
let pool: Pool | undefined

/** How long a query waits for a free connection, in milliseconds, before it is refused (DatabaseBusy). */
const PATIENCE = 5_000

/**
 * Opens the pool. It connects on demand, and again after PostgreSQL has been away: a dropped connection fails its own
 * query, never the process. `max` is connections; timeouts are in milliseconds.
 */
export function openDatabase(connection: Connection, options: { max?: number; statementTimeout?: number; patience?: number } = {}): Database {
  const max = options.max ?? 10
  const settings: postgres.Options<Record<string, never>> = {
    max,
    // A connection that ends by itself could not be told from one that is lost.
    idle_timeout: null as unknown as number,
    max_lifetime: null,
    connect_timeout: 5,
    // A query of its own on each new connection, whose failure nobody would catch; Drizzle reads arrays by their columns.
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'el-cercle',
      TimeZone: 'UTC',
      lock_timeout: 3_000,
      statement_timeout: options.statementTimeout ?? 10_000,
      // Seats are counted correctly at this level; a server with another default must not change that.
      default_transaction_isolation: 'read committed',
    },
  }
  pool = openPool((onclose) => connect(connection, { ...settings, onclose }), { max, patience: options.patience ?? PATIENCE })
  database = drizzle(pool.client as postgres.Sql, { schema })
  return database
}

export async function closeDatabase(): Promise<void> {
  await pool?.end()
}

/** True when PostgreSQL answers. */
export async function databaseAnswers(): Promise<boolean> {
  return (await pool?.answers()) ?? false
}

const MIGRATION_LOCK = 7_265_001

/** Brings the schema up to date; of several processes that start together, one migrates and the others wait. */
export async function migrateDatabase(connection: Connection, folder: string): Promise<void> {
  const single = connect(connection, { max: 1, onnotice: () => {}, connection: { application_name: 'el-cercle migrations' } })
  try {
    await single`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(single), { migrationsFolder: folder })
  } finally {
    await single.end({ timeout: 5 })
  }
}

/** libpq's way to name a socket's folder in an address (`?host=/run/postgresql`) is one that postgres.js does not read. */
function connect(connection: Connection, settings: postgres.Options<Record<string, never>>): postgres.Sql {
  if (typeof connection !== 'string') return postgres({ ...settings, ...connection })
  const folder = new URL(connection).searchParams.get('host')
  if (!folder?.startsWith('/')) return postgres(connection, settings)
  const address = new URL(connection)
  address.searchParams.delete('host')
  return postgres(address.href, { ...settings, host: folder })
}
