import type postgres from 'postgres'
import type { ResponseTimer } from './response-timeout.server.ts'
import { isConnectionLost } from './connection-lost.server.ts'

/** A connection for several queries; `run` awaits each of them and throws DatabaseNotResponding. */
export type ReservedConnection = {
  connection: postgres.Sql
  run: <T>(query: PromiseLike<T>) => Promise<T>
  release: () => void
}

type WithSession = <T>(work: (sql: postgres.Sql, timer: ResponseTimer) => Promise<T>) => Promise<T>

export function reserveConnection(withSession: WithSession): Promise<ReservedConnection> {
  const { promise, resolve, reject } = Promise.withResolvers<ReservedConnection>()
  const useUntilReleased = (connection: postgres.Sql, timer: ResponseTimer) =>
    new Promise<void>((release, fail) => {
      const run = <T>(query: PromiseLike<T>) =>
        timer.waitFor(query).catch((error: unknown) => {
          if (isConnectionLost(error)) fail(error)
          throw error
        })
      resolve({ connection, run, release })
    })
  withSession(useUntilReleased).catch(reject)
  return promise
}
