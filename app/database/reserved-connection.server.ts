import type postgres from 'postgres'
import type { ResponseTimer } from './response-timeout.server.ts'
import { isConnectionLost } from './connection-lost.server.ts'

/**
 * A connection that is held for longer than one piece of work; each wait for an answer goes through `ask`. @throws
 * DatabaseSilent from `ask`
 */
export type ReservedConnection = {
  connection: postgres.Sql
  run: <T>(query: PromiseLike<T>) => Promise<T>
  release: () => void
}

type OnSession = <T>(work: (sql: postgres.Sql, line: ResponseTimer) => Promise<T>) => Promise<T>

export function reserveConnection(onSession: OnSession): Promise<ReservedConnection> {
  const { promise, resolve, reject } = Promise.withResolvers<ReservedConnection>()
  const held = (connection: postgres.Sql, line: ResponseTimer) =>
    new Promise<void>((release, lose) => {
      const ask = <T>(query: PromiseLike<T>) =>
        line.waitFor(query).catch((error: unknown) => {
          if (isConnectionLost(error)) lose(error)
          throw error
        })
      resolve({ connection, run, release })
    })
  onSession(held).catch(reject)
  return promise
}
