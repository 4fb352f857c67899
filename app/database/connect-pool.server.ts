import type postgres from 'postgres'
import { connectDatabase, writableServerOf, type Connection } from './connect.server.ts'
import { openPool, type Pool, type PoolOptions } from './pool.server.ts'

/**
 * A pool by its name in pg_stat_activity; when another of several servers becomes the writable one, the pool goes over
 * to it.
 */
export function connectPool(
  connection: Connection,
  name: string,
  options: PoolOptions & { connectTimeout?: number },
): Pool {
  const settings: postgres.Options<Record<string, never>> = {
    max: 1,
    connect_timeout: options.connectTimeout ?? 5,
    // A connection that ends by itself would be opened again for nothing.
    idle_timeout: null as unknown as number,
    max_lifetime: null,
    // A query of its own on each new connection, whose failure nobody would catch; Drizzle reads arrays by their
    // columns.
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
