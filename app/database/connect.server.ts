import postgres from 'postgres'
import { parseDatabaseAddress, type ServerAddress } from './address.ts'
import { followWritableServer, type WritableServer } from './writable-server.server.ts'

/** A server address, or where the embedded PostgreSQL listens. */
export type Connection = string | { host: string; port: number; username: string; password: string; database: string }

type Options = postgres.Options<Record<string, never>>

/** Connections to the server that accepts writes, whichever of those in the address it is at the moment. */
export function connectDatabase(connection: Connection, options: Options): postgres.Sql {
  const quiet = { onnotice: () => {}, ...options }
  if (typeof connection !== 'string') return postgres({ ...quiet, ...connection })
  const { servers, url } = parseDatabaseAddress(connection)
  const socket = writableServerOf(connection)?.openSocket
  return postgres(url, { ...quiet, ...placeOf(servers[0]), ...(socket && { socket }) } as Options)
}

/** The same servers and database, for somebody else. */
export function withCredentials(
  connection: Connection,
  { username, password }: { username: string; password: string },
): Connection {
  if (typeof connection !== 'string') return { ...connection, username, password }
  return connection.replace(
    /^(\w+:\/\/)(?:[^/?]*@)?/,
    `$1${encodeURIComponent(username)}:${encodeURIComponent(password)}@`,
  )
}

const followed = new Map<string, WritableServer>()

/**
 * Of an address with several servers, which one accepts writes; all connections to the same servers share what is
 * known.
 */
export function writableServerOf(connection: Connection): WritableServer | undefined {
  if (typeof connection !== 'string') return undefined
  const { servers, url } = parseDatabaseAddress(connection)
  if (servers.length === 1) return undefined
  const key = JSON.stringify(servers)
  const known =
    followed.get(key) ?? followWritableServer(servers, (server) => postgres(url, { ...placeOf(server), ...probing }))
  followed.set(key, known)
  return known
}

const probing: Options = {
  max: 1,
  connect_timeout: 2,
  fetch_types: false,
  onnotice: () => {},
  connection: { application_name: 'el-cercle servers' },
}

/** As lists, which are not looked through for colons; the types leave them out. */
function placeOf({ host, port, folder }: ServerAddress) {
  return (folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: [host], port: [port] }) as Options
}

/** Run-time settings of PostgreSQL by name, with units as PostgreSQL has them. */
export type Settings = Readonly<Record<string, string | number>>

/**
 * Settings are given by SQL, not on connecting: PgBouncer refuses what it does not know there, and zero would be left
 * out by postgres.js.
 */
export function settingsStatement(settings: Settings): string {
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  return `select ${calls.join(', ')}`
}

const UNIFORM = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: 1,
}
const UNBOUNDED = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

/**
 * One connection beside the pools, for work that may take long: nothing is cut off, values are written the same way on
 * every server.
 */
export function connectDedicated(connection: Connection, name: string): postgres.Sql {
  const sql = connectDatabase(connection, { max: 1, connect_timeout: 10, connection: { application_name: name } })
  // Sent before everything else; what keeps it from arriving is told by the query that follows.
  sql.unsafe(settingsStatement({ ...UNIFORM, ...UNBOUNDED })).catch(() => {})
  return sql
}
