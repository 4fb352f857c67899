import postgres from 'postgres'
import { parseDatabaseAddress, type ServerAddress } from './address.ts'
import { followWritableServer, type WritableServer } from './writable-server.server.ts'

export type Connection = string | { host: string; port: number; username: string; password: string; database: string }

type Options = postgres.Options<Record<string, never>>

/** Connects to the server of the address that currently accepts writes. */
export function connectDatabase(connection: Connection, options: Options): postgres.Sql {
  const quiet = { onnotice: () => {}, ...options }
  if (typeof connection !== 'string') return postgres({ ...quiet, ...connection })
  const { servers, url } = parseDatabaseAddress(connection)
  const socket = writableServerOf(connection)?.openSocket
  return postgres(url, { ...quiet, ...endpointOf(servers[0]), ...(socket && { socket }) } as Options)
}

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

const writableServers = new Map<string, WritableServer>()

/** The tracker of an address with several servers; connections to the same servers share it. */
export function writableServerOf(connection: Connection): WritableServer | undefined {
  if (typeof connection !== 'string') return undefined
  const { servers, url } = parseDatabaseAddress(connection)
  if (servers.length === 1) return undefined
  const key = JSON.stringify(servers)
  const known =
    writableServers.get(key) ??
    followWritableServer(servers, (server) => postgres(url, { ...endpointOf(server), ...probeOptions }))
  writableServers.set(key, known)
  return known
}

const probeOptions: Options = {
  max: 1,
  connect_timeout: 2,
  fetch_types: false,
  onnotice: () => {},
  connection: { application_name: 'el-cercle servers' },
}

/** Host and port are lists because postgres.js splits plain strings at colons; its types omit lists. */
function endpointOf({ host, port, folder }: ServerAddress) {
  return (folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: [host], port: [port] }) as Options
}

export type Settings = Readonly<Record<string, string | number>>

/** SQL instead of startup parameters: PgBouncer refuses unknown ones there, and postgres.js omits zeros. */
export function settingsStatement(settings: Settings): string {
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  return `select ${calls.join(', ')}`
}

const PORTABLE_FORMATS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: 1,
}
const NO_TIMEOUTS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

/** One connection outside the pools for long work: no timeouts, and the same text formats on every server. */
export function connectDedicated(connection: Connection, name: string): postgres.Sql {
  const sql = connectDatabase(connection, { max: 1, connect_timeout: 10, connection: { application_name: name } })
  // A failure also fails the query that follows.
  sql.unsafe(settingsStatement({ ...PORTABLE_FORMATS, ...NO_TIMEOUTS })).catch(() => {})
  return sql
}
