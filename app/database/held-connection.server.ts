import type postgres from 'postgres'
import type { Line } from './response-timeout.server.ts'
import { isLost } from './connection-lost.server.ts'

/**
 * A connection that is held for longer than one piece of work; each wait for an answer goes through `ask`. @throws
 * DatabaseSilent from `ask`
 */
export type HeldConnection = {
  connection: postgres.Sql
  ask: <T>(query: PromiseLike<T>) => Promise<T>
  release: () => void
}

type OnSession = <T>(work: (sql: postgres.Sql, line: Line) => Promise<T>) => Promise<T>

export function hold(onSession: OnSession): Promise<HeldConnection> {
  const { promise, resolve, reject } = Promise.withResolvers<HeldConnection>()
  const held = (connection: postgres.Sql, line: Line) =>
    new Promise<void>((release, lose) => {
      const ask = <T>(query: PromiseLike<T>) =>
        line.answer(query).catch((error: unknown) => {
          if (isLost(error)) lose(error)
          throw error
        })
      resolve({ connection, ask, release })
    })
  onSession(held).catch(reject)
  return promise
}
