import { connectPool } from './connect-pool.server.ts'
import { connectDatabase, type Connection } from './connect.server.ts'

/** How long after the end of its own time a statement's answer is still waited for. */
const SILENCE_MS = 1_000

export type SingleConnection = {
  query<Row>(text: string, values?: string[]): Promise<Row[]>
  /** Over a connection of its own, again after each loss; `onListen` each time. The returned function ends it. */
  listen(channel: string, onNotify: () => void, onListen: () => void): Promise<() => Promise<void>>
  end(): Promise<void>
}

/**
 * One connection past the pools, for what must not wait for a page's query, and a second one to listen. @param timeout
 * in milliseconds
 */
export function openSingleConnection(connection: Connection, name: string, timeout: number): SingleConnection {
  const pool = connectPool(connection, name, {
    max: 1,
    connectionWaitMs: timeout,
    responseTimeoutMs: timeout + SILENCE_MS,
    settings: { statement_timeout: timeout },
    connectTimeout: 2,
  })
  const listener = connectDatabase(connection, { max: 1, connect_timeout: 2, connection: { application_name: name } })
  return {
    query: async <Row>(text: string, values: string[] = []) =>
      (await pool.client.unsafe(text, values, { prepare: true })) as unknown as Row[],
    async listen(channel, onNotify, onListen) {
      const listening = await listener.listen(channel, onNotify, onListen)
      return () => listening.unlisten().catch(() => undefined)
    },
    async end() {
      await Promise.all([pool.end(), listener.end({ timeout: 2 })])
    },
  }
}
