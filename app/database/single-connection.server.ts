import { connectPool } from './connect-pool.server.ts'
import { connectDatabase, type Connection } from './connect.server.ts'

const RESPONSE_GRACE_MS = 1_000

export type SingleConnection = {
  query<Row>(text: string, values?: string[]): Promise<Row[]>
  /** Reconnects after each loss and calls `onListen` each time. @returns how to stop */
  listen(channel: string, onNotify: () => void, onListen: () => void): Promise<() => Promise<void>>
  end(): Promise<void>
}

/** One connection outside the pools that never waits for page queries, and a second one for LISTEN. */
export function openSingleConnection(connection: Connection, name: string, timeoutMs: number): SingleConnection {
  const pool = connectPool(connection, name, {
    max: 1,
    connectionWaitMs: timeoutMs,
    responseTimeoutMs: timeoutMs + RESPONSE_GRACE_MS,
    settings: { statement_timeout: timeoutMs },
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
