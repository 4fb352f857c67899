import type postgres from 'postgres'
import { connectDatabase, writableServerOf, type Connection } from './connect.server.ts'
import { openPool, type Pool, type PoolOptions } from './pool.server.ts'

/** A pool with its name in pg_stat_activity. It reconnects when another of several servers becomes the writable one. */
export function connectPool(
  connection: Connection,
  name: string,
  options: PoolOptions & { connectTimeout?: number },
): Pool {
  const settings: postgres.Options<Record<string, never>> = {
    max: 1,
    connect_timeout: options.connectTimeout ?? 5,
    idle_timeout: null as unknown as number,
    max_lifetime: null,
    // Fetching types is an extra query per connection whose failure cannot be caught; Drizzle does not need it.
    fetch_types: false,
    connection: { application_name: name },
  }
  const pool = openPool((onclose) => connectDatabase(connection, { ...settings, onclose }), options)
  const stopWatching = writableServerOf(connection)?.watch(() => pool.dropConnections())
  return {
    ...pool,
    async end() {
      stopWatching?.()
      await pool.end()
    },
  }
}
